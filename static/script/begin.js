// ---- start

if (log) {
  const h = !kiosk && fromHash();
  if (h) { conversation = h.id; token = h.token; welcome.hidden = true; }
  if (!kiosk && !linked) question.value = stored("surely.draft", sessionStorage) || "";
  listChats();
  if (!h && located().id) tell(words.elsewhere);
  connect();
  const asked = !kiosk && new URLSearchParams(location.hash.slice(1)).get("ask"); // a question in the address
  if (asked) {
    question.value = asked;
    history.replaceState(null, "", "/");
    if (document.referrer.startsWith(location.origin + "/")) byId("ask").requestSubmit(); // for links from other sites, the person sends the question
  }
  if (!kiosk) question.focus({ preventScroll: true });
}
