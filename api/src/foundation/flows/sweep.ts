import type { OpenRow, OpenRows } from './open-rows.ts';
import type { FlowRunner } from './runner.ts';

const PAGE = 256;

/** Wakes open flows page by page, including those of which this process has not heard, or that another process left. */
export class Sweep {
  readonly #rows: OpenRows;
  readonly #runner: Pick<FlowRunner, 'wake'>;
  readonly #clock: () => number;
  readonly #stopped: () => boolean;
  /** last row of the previous page in the rotation through all rows */
  #round: OpenRow | undefined;

  constructor(rows: OpenRows, runner: Pick<FlowRunner, 'wake'>, clock: () => number, stopped: () => boolean) {
    this.#rows = rows;
    this.#runner = runner;
    this.#clock = clock;
    this.#stopped = stopped;
  }

  /** Wakes all open flows. */
  everything(): Promise<void> {
    return this.#each((after) => this.#rows.page(after?.place, PAGE));
  }

  /** Wakes all flows that are due, and the next page of the open ones. */
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
