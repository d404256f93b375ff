import { mount } from "svelte";

import "./app.css";
import "./tables.css";
import App from "./App.svelte";
import { keepPrefs } from "./lib/guest/prefs.svelte";
import { pageVersion } from "./lib/page/pageVersion.svelte";
import { keepSettled } from "./lib/time/settled";

/** After how many milliseconds the page is kept for times without a server. */
const KEEP_DELAY = 1_000;

keepPrefs();
keepSettled();
mount(App, { target: document.getElementById("page") as HTMLElement });

// Later than everything that the guest waits for. A page in development is never kept.
if (import.meta.env.PROD) addEventListener("load", () => setTimeout(() => void pageVersion.keep(), KEEP_DELAY));
