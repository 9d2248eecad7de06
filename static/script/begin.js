// ---- begin

if (log) {
  const h = !kiosk && fromHash();
  if (h) { conversation = h.id; token = h.token; welcome.hidden = true; }
  if (!kiosk && !linked) question.value = stored("surely.draft", sessionStorage) || "";
  listChats();
  connect();
  if (!kiosk) question.focus({ preventScroll: true });
}
