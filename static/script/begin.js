// ---- begin

if (log) {
  const h = !kiosk && fromHash();
  if (h) { conversation = h.id; token = h.token; welcome.hidden = true; }
  if (!kiosk && !linked) question.value = stored("surely.draft", sessionStorage) || "";
  listChats();
  if (!h && located().id) tell(words.elsewhere);
  connect();
  const asked = /^#ask=(.+)/.exec(location.hash); // a question in the address, from an evaluation or another page
  if (asked && !kiosk) {
    question.value = decodeURIComponent(asked[1].replaceAll("+", " "));
    history.replaceState(null, "", "/");
    byId("ask").requestSubmit();
  }
  if (!kiosk) question.focus({ preventScroll: true });
}
