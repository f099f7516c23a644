import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { run, until } from '../lib/run.mjs';

/** Silence after which the listener continues. */
const silenceMs = 700;
/** How long a key may take to be answered on a busy machine. */
const answerMs = 5000;

/** A user who hears what Orca says and presses keys, and sees nothing. */
export class Reader {
  constructor(desk, url) {
    Object.assign(this, { desk, url });
    /** All that was heard in this walk. */
    this.heard = [];
  }

  async #newLines() {
    const lines = (await readFile(this.desk.saidFile, 'utf8')).split('\n');
    // the last one may not be whole yet
    const whole = lines.slice(this.desk.linesRead, -1);
    this.desk.linesRead += whole.length;
    return whole.map((line) => line.trim()).filter((line) => line !== '');
  }

  /** Listens until it is silent, where an answer is awaited behind that. @returns the spoken lines. */
  async listen({ isAwaited = false } = {}) {
    const lines = [];
    const start = Date.now();
    const goesOn = (last) =>
      Date.now() - last < silenceMs || (isAwaited && lines.length === 0 && Date.now() - start < answerMs);
    for (let last = Date.now(); goesOn(last); ) {
      const more = await this.#newLines();
      if (more.length > 0) last = Date.now();
      for (const line of more) console.log(`         ${line}`);
      lines.push(...more);
      await wait(50);
    }
    this.heard.push(...lines);
    return lines;
  }

  /** Listens until something is said. @returns whether it was, within so many seconds. */
  async hears(words, lines = [], seconds = 10) {
    const said = lines;
    for (const start = Date.now(); Date.now() - start < seconds * 1000; ) {
      if (said.some((line) => words.test(line))) return true;
      said.push(...(await this.listen()));
    }
    return said.some((line) => words.test(line));
  }

  /** Presses keys, by their X names, one after the other. @returns what Orca says then. */
  async press(...keys) {
    console.log(`       ⌨ ${keys.join(' ')}`);
    await this.#keys('key', '--delay', '30', ...keys);
    // what is said of a key may be what was said last
    this.heard.push('');
    return this.listen({ isAwaited: true });
  }

  async #keys(...args) {
    await run('xdotool', args, { env: this.desk.env });
  }

  /** Types letters of ASCII, over what a field holds; again where a busy machine swallowed some. */
  async type(text) {
    console.log(`       ⌨ « ${text} »`);
    const held = () => this.desk.page.evaluate(() => document.activeElement?.value);
    for (let tries = 0; tries < 5 && (await held()) !== text; tries += 1) {
      await this.#keys('key', 'ctrl+a');
      await this.#keys('type', '--delay', String(20 + tries * 40), text);
      await until(async () => {
        if ((await held()) !== text) throw new Error('not yet');
      }, 2).catch(() => undefined);
    }
    // keys come faster than anybody's: what follows them is said again where it was said of the key before
    const lines = await this.listen();
    const once = lines.filter((line, index) => line !== lines[index - 1]);
    this.heard.splice(this.heard.length - lines.length, lines.length, ...once);
    return once;
  }

  /** Opens an address, as a user types it. @returns what Orca says of the page. */
  async open(path) {
    console.log(`       → ${path}`);
    const { page } = this.desk;
    const address = `${this.url}${path}`;
    const lines = [];
    for (let tries = 0; tries < 5 && page.url() !== address; tries += 1) {
      await this.#keys('key', 'ctrl+l');
      await this.hears(/autocomplétion/);
      await this.#keys('type', '--delay', String(20 + tries * 40), address);
      lines.length = 0;
      // what the browser completes by itself
      await this.#keys('key', 'Delete');
      await this.#keys('key', 'Return');
      await this.hears(/^Chargement de .* terminé/, lines, 10);
    }
    lines.push(...(await this.listen()));
    return lines;
  }

  /** Presses Tab until Orca says these words. @returns what it says there. @throws when it never does. */
  async tabTo(words, { key = 'Tab', most = 60 } = {}) {
    const before = [];
    for (let presses = 0; presses < most; presses += 1) {
      const lines = await this.press(key);
      if (words.test(lines.join(' '))) return lines;
      before.push(...lines);
    }
    throw new Error(`${key} never says ${words}; it said:\n${before.join('\n')}`);
  }
}
