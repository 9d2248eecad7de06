// ---- the input field

const openCard = () => { const all = log.querySelectorAll(".card"); return all[all.length - 1]; };

let apart = ""; // the clarification that the person left open to ask a new question

// replying returns the clarification that the field answers.
function replying() {
  const card = openCard();
  return card && card.dataset.id !== apart ? card : null;
}

// composing shows what Enter does: answer the open clarification, or ask a new question.
function composing() {
  const strip = byId("replying");
  if (!strip) return;
  const card = replying();
  strip.hidden = !card;
  if (card) strip.querySelector("q").textContent = card.querySelector(".voice").textContent;
  question.placeholder = card ? words.answerHere : words.askHere;
  document.querySelector('[data-testid="ask-button"]').textContent = card ? words.answer : words.ask;
}

// send sends the content of the field.
function send() {
  const text = question.value.trim(), card = replying(), tool = !card && toolNamed(text);
  if (!text) { question.focus(); return; }
  if (tool) {
    tool.click();
  } else if (card) {
    if (!answer(card, text)) return; // a reply is being sent: keep the text
  } else {
    say({ type: "ask", text });
  }
  question.value = "";
  drafted();
  if (kiosk) { question.blur(); keyboard(false); } // make room for the answer
}

// toolNamed returns the table tool of the last answer whose label was typed, such as "as a table".
function toolNamed(text) {
  const name = text.replace(/[.!]+$/, "").toLowerCase(), tools = log.querySelectorAll(".turn:last-of-type .tabletools button");
  return [...tools].find((b) => b.checkVisibility() && b.textContent.trim().toLowerCase() === name);
}

// drafted keeps the unsent text, so that a reload restores it.
function drafted() { if (!kiosk && !linked) keep("surely.draft", question.value, sessionStorage); }

question?.addEventListener("input", drafted);

// ask asks a suggestion; a standalone one is not a follow-up.
function ask(text, alone) { say(alone ? { type: "ask", text, alone } : { type: "ask", text }); }

// answer replies to a clarification, once.
function answer(card, value) {
  if (card.dataset.sent) return false;
  card.dataset.sent = value;
  for (const b of card.querySelectorAll("button")) b.setAttribute("aria-disabled", "true");
  say({ type: "answer", id: card.dataset.id, value });
  setTimeout(() => { delete card.dataset.sent; for (const b of card.querySelectorAll("[aria-disabled]")) b.removeAttribute("aria-disabled"); }, 4000);
  return true;
}

// ---- keyboard

let shifted = false; // whether Shift was held with the last key
let held = null;     // a single key that may be the first letter of a word
let rest = { letters: "", until: 0 }; // letters that may follow a single key, as "es" follows "y"

const pause = 250; // milliseconds to wait for a second key

let taken = ""; // the key handled by a card, which some input methods insert nevertheless

question?.addEventListener("beforeinput", (e) => { if (e.inputType === "insertLineBreak" && !shifted || taken && e.data === taken) e.preventDefault(); });

document.addEventListener("keydown", (e) => {
  if (e.isComposing || e.ctrlKey || e.metaKey || e.altKey) return;
  shifted = e.shiftKey;
  taken = "";
  const at = e.target, typing = at.matches && at.matches("input, textarea, select");
  if (e.key === "Escape") { escape(e, at, typing); return; }
  if (at === question && e.key === "Enter" && !e.shiftKey) { e.preventDefault(); send(); return; }
  const card = at === question && !question.value && replying();
  if (card && pickedBy(e.key, card)) { taken = e.key; typed(e); return; } // the key is shown on the card
  if (held && at === question && e.key.length === 1) { typed(e); return; }
  const asks = at.closest?.(".doubts"), chosen = asks?.querySelector(`.doubt:not([hidden]) [data-key="${CSS.escape(e.key)}"]`);
  if (chosen) { e.preventDefault(); chosen.click(); return; }
  if (typing || !question || document.querySelector("dialog[open], [popover]:popover-open") || attracting()) return;
  if (e.key === "Enter" && held) { e.preventDefault(); release(); return; }
  if (!question.value && !kiosk && (e.key === "?" || e.key === "/")) { e.preventDefault(); (e.key === "?" ? keys : openPalette)(); return; }
  if (e.key.length === 1 && e.key !== " ") typed(e);
});

// pickedBy returns the reply of a card for a single key: y, n, or a number.
function pickedBy(key, card) {
  const said = { y: "yes", n: "no" }[key.toLowerCase()];
  if (said) return card.querySelector(`[data-value="${said}"]`);
  return /^[1-9]$/.test(key) ? card.querySelector(`[data-key="${key}"]`) : null;
}

// typed handles a letter typed outside of fields: a single key of a card, or the first letter of a message.
function typed(e) {
  if (trailing(e)) { e.preventDefault(); return; }
  const card = replying(), empty = !question.value;
  const b = card && empty && !held && pickedBy(e.key, card);
  if (b) {
    e.preventDefault();
    held = { key: e.key, card, value: b.dataset.value, timer: setTimeout(release, pause) };
    return;
  }
  if (kiosk) return;
  const first = held ? held.key : "";
  if (held) { clearTimeout(held.timer); held = null; }
  question.focus({ preventScroll: true });
  question.setRangeText(first, question.value.length, question.value.length, "end"); // the browser inserts this key itself
  drafted();
}

// release sends the reply for the held key.
function release() {
  const { key, card, value, timer } = held;
  clearTimeout(timer);
  held = null;
  rest = { letters: { y: "es", n: "o" }[key.toLowerCase()] || "", until: Date.now() + 1500 };
  if (card.isConnected) answer(card, value);
}

// trailing reports whether a key only completes the word whose first letter was the reply.
function trailing(e) {
  if (!rest.letters || Date.now() > rest.until || e.key.toLowerCase() !== rest.letters[0]) { rest.letters = ""; return false; }
  rest = { letters: rest.letters.slice(1), until: Date.now() + 1500 };
  return true;
}

// escape leaves the current element, step by step, without losing unsent text.
function escape(e, at, typing) {
  const menu = document.querySelector("details.menu[open]");
  if (document.querySelector("dialog[open]")) return; // the browser closes it
  if (held) { clearTimeout(held.timer); held = null; return; }
  if (menu) { menu.open = false; menu.querySelector("summary").focus(); return; }
  if (at.closest && at.closest('[data-form="edit"]')) { cancelEdit(at.closest(".turn")); return; }
  if (document.querySelector("[popover]:popover-open")) return; // the browser closes it
  const asks = at.closest?.(".doubts[open]");
  if (asks) { asks.querySelector('[data-do="laterDoubts"]').click(); return; }
  if (typing && at !== question) { at.blur(); return; }
  if (question.value.trim()) return;
  if (busy) { actions.stop(); return; }
  const card = openCard();
  if (at === question) { at.blur(); return; }
  if (card) answer(card, "skip");
}
