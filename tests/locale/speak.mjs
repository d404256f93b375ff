// Reads [{catalogue, language, asked: [{message, attribute, words}]}] and prints what each is formatted to.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

// Numbers stand without marks between their thousands, as in the terminal.
const plain = (word) => (typeof word === "number" ? new FluentNumber(word, { useGrouping: false }) : word);
const fill = (words) => Object.fromEntries(Object.entries(words).map(([name, word]) => [name, plain(word)]));

const said = JSON.parse(readFileSync(0, "utf8")).map(({ catalogue, language, asked }) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const problems = bundle.addResource(new FluentResource(readFileSync(catalogue, "utf8"))).map(String);
  const texts = asked.map(({ message, attribute, words }) => {
    const found = bundle.getMessage(message);
    const errors = [];
    const pattern = attribute ? found.attributes[attribute] : found.value;
    const text = bundle.formatPattern(pattern, fill(words), errors);
    return errors.length ? `${text} (${errors.map(String).join("; ")})` : text;
  });
  return { problems, texts };
});
console.log(JSON.stringify(said));
