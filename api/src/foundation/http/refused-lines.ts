/** Maximum log lines a second: refused requests must not fill the disk. */
const LINES_MAX = 200;
const SECOND_MS = 1_000;

type Say = (line: object, message: string) => void;
type Says = Readonly<Record<'info' | 'warn', Say>>;

/** Logs refusals, one line each up to a maximum a second, with a count of the rest. */
export class RefusedLines {
  readonly #logger: Says;
  readonly #clock: () => number;
  #second = 0;
  #lines = 0;
  #left = 0;

  constructor(logger: Says, clock: () => number = Date.now) {
    this.#logger = logger;
    this.#clock = clock;
  }

  write(line: object): void {
    this.#count();
    if (this.#lines < LINES_MAX) this.#logger.info(line, 'refused');
    else this.#left += 1;
    this.#lines += 1;
  }

  #count(): void {
    const second = Math.floor(this.#clock() / SECOND_MS);
    if (second === this.#second) return;
    if (this.#left > 0) this.#logger.warn({ left: this.#left }, 'more was refused than has a line');
    this.#second = second;
    this.#lines = 0;
    this.#left = 0;
  }
}
