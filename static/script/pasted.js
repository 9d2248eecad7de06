// ---- pasted tables

// cut splits text into rows of fields at a comma, a semicolon or a tab; a quoted field may contain any of these.
function cut(text, comma) {
  const rows = [[]];
  let field = "", within = false, quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (within) {
      if (c !== '"') field += c;
      else if (text[i + 1] === '"') { field += c; i++; }
      else within = false;
    } else if (c === '"' && !field && !quoted) within = quoted = true;
    else if (c === comma || c === "\n") {
      rows.at(-1).push(field);
      field = ""; quoted = false;
      if (c === "\n") rows.push([]);
    } else field += c;
  }
  rows.at(-1).push(field);
  return rows;
}

const ruled = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/; // the line below the header of a Markdown table

// barred parses the rows of a Markdown table, or returns null.
function barred(lines) {
  const rule = lines.length > 1 && lines[0].includes("|") && lines[1].includes("-") && ruled.test(lines[1]);
  const framed = lines.every((l) => /^\s*\|.*\|\s*$/.test(l));
  const rows = lines.filter((l, i) => !(rule && i === 1)).map((l) =>
    l.trim().replace(/^\|/, "").replace(/\|$/, "").split(/(?<!\\)\|/).map((c) => c.trim().replaceAll("\\|", "|")));
  return rule || framed || rows[0].length > 2 ? rows : null;
}

const number = /^\s*[-+]?[$€£]?\s?\d[\d.,:/\s-]*\s?[%$€£]?\s*$/; // also a date or a time

// called reports whether fields look like column names: distinct short phrases without a full stop.
const called = (heads) => new Set(heads.map((h) => h.trim().toLowerCase())).size === heads.length &&
  heads.every((h) => h.trim() && !number.test(h) && h.trim().split(/\s+/).length < 4 && !/[.?!:]\s*$/.test(h));

// listed reports whether rows separated by commas are a table rather than sentences. A list in a sentence has a blank after
// each comma, no column of numbers, and many words before the first comma.
function listed(rows, comma) {
  const [heads, ...below] = rows, columns = heads.map((_, i) => i);
  const counts = columns.some((i) => below.every((r) => number.test(r[i])));
  const tight = rows.every((r) => r.slice(1).every((f) => !/^\s/.test(f)));
  const short = rows.every((r) => r.every((f) => f.trim().split(/\s+/).length < 4));
  return called(heads) && (heads.length > 2 ? tight || counts && short : rows.length > 2 && counts && (tight || comma === ";"));
}

// even reports whether rows have the same number of fields, at least two.
const even = (rows) => rows.length > 1 && rows[0].length > 1 && rows.every((r) => r.length === rows[0].length);

// sheet converts a table pasted as text to a file, or returns null for other text. Text with tabs certainly comes from a
// spreadsheet; for other tables the person is asked.
function sheet(pasted) {
  const text = pasted.replace(/\r\n?/g, "\n").replace(/^\n+|\s*\n\s*$/g, ""), lines = text.split("\n");
  if (lines.length < 2) return null;
  const whole = pasted.replace(/\r\n?/g, "\n").replace(/\n+$/, "");
  const made = (content, ending, sure, rows) =>
    ({ file: new File([content], `${words.pastedName}.${ending}`, { type: "text/plain" }), sure, rows });
  if (even(whole.split("\n").map((l) => l.split("\t")))) return made(whole, "tsv", true);
  const bars = text.includes("|") && barred(lines);
  if (bars && even(bars)) {
    const quoted = (c) => /["\t]/.test(c) ? `"${c.replaceAll('"', '""')}"` : c;
    return made(bars.map((r) => r.map(quoted).join("\t")).join("\n"), "tsv", false, bars.length - 1);
  }
  for (const comma of [",", ";"]) {
    const rows = cut(text, comma);
    if (even(rows) && listed(rows, comma)) return made(text, "csv", false, rows.length - 1);
  }
  return null;
}

let tabled = null; // the table pasted into the field, and its text

// offerTable offers to use the pasted text as data; the text stays in the field.
function offerTable(table, text) {
  tabled = { file: table.file, text };
  const b = document.createElement("button");
  b.type = "button"; b.className = "quiet"; b.dataset.do = "takeTable"; b.dataset.testid = "take-table";
  b.textContent = words.pastedTake;
  tell(words.pastedTable.replace("%s", table.rows));
  note.append(" ", b);
}

// takeTable removes the last pasted table from the field and uploads it.
function takeTable() {
  if (!tabled) return;
  question.value = question.value.replace(tabled.text.replace(/\r\n?/g, "\n"), "");
  const { file } = tabled;
  tabled = null;
  upload([file]);
}
