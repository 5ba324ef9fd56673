import type { Terminal } from './terminal.ts';

const WIDTH = 30;
const REDRAW_MS = 100;

/** Shows the progress of a long task, if a person watches the terminal. */
export class ProgressBar {
  readonly #terminal: Terminal;
  readonly #what: string;
  readonly #total: number;
  #drawnAt = 0;

  constructor(terminal: Terminal, what: string, total: number) {
    this.#terminal = terminal;
    this.#what = what;
    this.#total = total;
  }

  at(done: number): void {
    const now = performance.now();
    if (!this.#terminal.watched || now - this.#drawnAt < REDRAW_MS) return;
    this.#drawnAt = now;
    const part = this.#total === 0 ? 1 : done / this.#total;
    const bar = '█'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '░');
    this.#terminal.err(`\r${this.#what} ${bar} ${Math.floor(part * 100)} %`);
  }

  /** Clears the line. */
  end(): void {
    if (this.#drawnAt > 0) this.#terminal.err('\r\u001b[K');
  }
}
