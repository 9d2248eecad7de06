"use strict";
// The owner's pages are rendered by the server. This script reloads the part that changes during an evaluation, and shows
// the fields that belong to a choice.
(() => {
  const live = async () => {
    const part = document.querySelector("[data-live]");
    if (!part) return;
    try {
      const reply = await fetch(part.dataset.live, { headers: { Accept: "text/html" } });
      if (reply.ok) {
        const made = document.createElement("template");
        made.innerHTML = await reply.text();
        const next = made.content.querySelector("#live"), open = new Set([...part.querySelectorAll("details[open]")].map((d) => d.dataset.key));
        for (const d of next.querySelectorAll("details")) d.open = d.dataset.key && open.has(d.dataset.key);
        if (!part.contains(document.activeElement) || !next.dataset.live) part.replaceWith(next);
        else part.querySelectorAll("[data-testid]").forEach((e, i) => { const now = next.querySelectorAll("[data-testid]")[i]; if (now && now.dataset.testid === e.dataset.testid && !e.children.length) e.textContent = now.textContent; });
      }
    } catch { /* the server restarts: try again */ }
    setTimeout(live, part.dataset.every || 700);
  };
  setTimeout(live, 500);

  const shows = () => {
    for (const e of document.querySelectorAll("[data-when]")) {
      const [name, values] = e.dataset.when.split(/=(.*)/s);
      const chosen = document.querySelector(`[data-shows="${name}"]`).value;
      e.hidden = !values.split(",").includes(chosen);
    }
  };
  for (const e of document.querySelectorAll("[data-shows]")) e.addEventListener("change", shows);
  shows();
})();
