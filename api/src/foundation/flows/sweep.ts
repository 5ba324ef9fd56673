import type { OpenRow, OpenRows } from './open-rows.ts';
import type { FlowRunner } from './runner.ts';

const PAGE = 256;

/** Wakes what is open in the log, a page at a time: what this process did not hear of, and what another one left. */
export class Sweep {
  readonly #rows: OpenRows;
  readonly #runner: Pick<FlowRunner, 'wake'>;
  readonly #clock: () => number;
  readonly #stopped: () => boolean;
  /** where the round through all rows is */
  #round: OpenRow | undefined;

  constructor(rows: OpenRows, runner: Pick<FlowRunner, 'wake'>, clock: () => number, stopped: () => boolean) {
    this.#rows = rows;
    this.#runner = runner;
    this.#clock = clock;
    this.#stopped = stopped;
  }

  /** Everything that is open. */
  everything(): Promise<void> {
    return this.#each((after) => this.#rows.page(after?.place, PAGE));
  }

  /** All that is due, and one page more of what is open, each time the next one. */
  async some(): Promise<void> {
    const now = this.#clock();
    await this.#each((after) => this.#rows.dueBy(now, after, PAGE));
    if (this.#stopped()) return;
    const page = this.#rows.page(this.#round?.place, PAGE);
    this.#round = page.length < PAGE ? undefined : page.at(-1);
    await this.#wake(page);
  }

  async #each(pageAfter: (last: OpenRow | undefined) => readonly OpenRow[]): Promise<void> {
    for (let last: OpenRow | undefined; !this.#stopped();) {
      const page = pageAfter(last);
      if (page.length === 0) return;
      await this.#wake(page);
      last = page.at(-1);
    }
  }

  async #wake(page: readonly OpenRow[]): Promise<void> {
    await Promise.all(page.map(({ stream }) => this.#runner.wake(stream)));
  }
}
