// A client for Surely servers: const surely = new Surely("https://chat.example"); await surely.ask("…").

// Its types are in client.d.ts.

/** An error: its code is a word, or PostgreSQL's SQLSTATE for errors of statements and turns. */
export class SurelyError extends Error {
  constructor(status, { code = "", message = `the server says ${status}`, positions = [] } = {}) {
    super(message);
    Object.assign(this, { status, code, positions });
  }
}

export class Surely {
  /**
   * @param {string} url of the server
   * @param {{token?: string, clarify?: (asks: import("./client.d.ts").ClarifyAnswer["asks"]) => string | Promise<string>}} [options] the token for access, and a
   *   function that replies to clarifications: yes, no, skip, an option's id, or text. Without it they are skipped.
   */
  constructor(url, { token = "", clarify } = {}) {
    Object.assign(this, { url: String(url).replace(/\/$/, ""), token, clarify });
  }

  /**
   * Asks a question, or runs a statement.
   * @param {string | import("./client.d.ts").AskQuestion | import("./client.d.ts").AskStatement} question
   * @returns {Promise<import("./client.d.ts").ResultAnswer | import("./client.d.ts").ReplyAnswer>}
   */
  async ask(question) {
    let body = typeof question === "string" ? { question } : question;
    for (;;) {
      const reply = await this.#send("/api/v1/ask", { method: "POST", body: JSON.stringify({ ...body, ask_back: Boolean(this.clarify) }) });
      if (!reply.asks) return reply;
      const { conversation, token } = reply;
      body = { reply_to: reply.asks.id, answers: [String(await this.clarify(reply.asks))], conversation, token };
    }
  }

  /**
   * Finds passages of the data's texts, best first.
   * @param {string} question
   * @param {{n?: number, source?: string}} [options]
   * @returns {Promise<import("./client.d.ts").Passage[]>}
   */
  async search(question, options = {}) {
    return (await this.#send("/api/v1/search?" + new URLSearchParams({ question, ...options }))).found;
  }

  async #send(path, init = {}) {
    const headers = { "Content-Type": "application/json" };
    if (this.token) headers.Authorization = `Bearer ${this.token}`;
    const got = await fetch(this.url + path, { ...init, headers });
    const reply = await got.json().catch(() => ({}));
    if (!got.ok) throw new SurelyError(got.status, reply.error);
    return reply;
  }
}
