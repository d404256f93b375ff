// Goes on to the reader's language.
const links = [...document.querySelectorAll("a[hreflang]")];
const wanted = navigator.languages.map((language) => language.slice(0, 2));
const best = wanted.map((code) => links.find((link) => link.hreflang === code)).find(Boolean);
if (best) location.replace(best.href);
