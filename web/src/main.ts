import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { keepPrefs } from "./lib/prefs.svelte";
import { keepSettled } from "./lib/settled";

keepPrefs();
keepSettled();
mount(App, { target: document.getElementById("page") as HTMLElement });
