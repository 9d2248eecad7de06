"use strict";
// The board: each pinned answer is run by the server when the page is opened, and every minute while it is seen.
(() => {
  const cards = [...document.querySelectorAll("[data-pin]")];
  const stale = document.getElementById("main").dataset.stale;
  let running = false;

  const local = (at) => { at.textContent = new Date(at.dateTime).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "medium" }); };
  for (const at of document.querySelectorAll("time")) local(at);
  for (const zone of document.querySelectorAll('[name="zone"]')) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "";

  const run = async (card) => {
    const now = card.querySelector(".pinnow");
    try {
      const reply = await fetch(`/board/card?pin=${encodeURIComponent(card.dataset.pin)}`, { headers: { Accept: "text/html" } });
      const made = document.createElement("template");
      if (reply.ok) made.innerHTML = await reply.text();
      else throw new Error((await reply.json()).error?.message);
      const next = made.content.querySelector(".pinnow"), at = next.querySelector("time");
      local(at);
      if (now.contains(document.activeElement)) return; // who walks through the rows is not interrupted
      now.replaceWith(next);
    } catch (e) {
      const told = now.querySelector(".stale") || now.appendChild(document.createElement("p"));
      told.className = "stale trouble";
      told.setAttribute("role", "alert");
      told.textContent = e instanceof TypeError || !e.message ? stale : e.message;
      now.querySelector(".now")?.remove();
    }
    card.querySelector(".pinnow").removeAttribute("aria-busy");
  };

  const all = async () => {
    if (running) return;
    running = true;
    for (const card of cards) await run(card);
    running = false;
  };
  document.getElementById("again")?.addEventListener("click", all);
  setInterval(() => { if (document.visibilityState === "visible") all(); }, 60000);
  all();
})();
