// Hides rules that lack a word.
const filter = document.getElementById("filter");
const marks = /[\u0300-\u036f]/g;
const fold = (text) => text.normalize("NFKD").replace(marks, "").replace(/\u2019/g, "'").toLowerCase();
const rules = [...document.querySelectorAll(".rule")].map((rule) => [rule, fold(rule.textContent)]);
filter.hidden = false;
filter.querySelector("input").addEventListener("input", (event) => {
  const words = fold(event.target.value).split(/\s+/);
  for (const [rule, text] of rules) rule.hidden = !words.every((word) => text.includes(word));
  for (const chapter of document.querySelectorAll(".chapter")) {
    chapter.hidden = !chapter.querySelector(".rule:not([hidden])");
  }
});
