import type { AnyRefusalEntry } from '../contract/refusal.ts';
import { EDGE_REFUSALS } from './refusals.ts';

/** The external forms of a shop's refusals: the edge's and those of its slices. */
export class RefusalTable {
  readonly #entries: ReadonlyMap<string, AnyRefusalEntry>;

  /** @throws TypeError when two tables define the same code */
  constructor(...tables: readonly Readonly<Record<string, AnyRefusalEntry>>[]) {
    const all = [EDGE_REFUSALS, ...tables].flatMap((table): [string, AnyRefusalEntry][] =>
      Object.entries(table),
    );
    this.#entries = new Map(all);
    const twice = all.find(([code, entry]) => this.#entries.get(code) !== entry);
    if (twice !== undefined) throw new TypeError(`two slices have words for ${twice[0]}`);
  }

  /** Returns the entry of a code. @throws TypeError when there is none */
  of(code: string): AnyRefusalEntry {
    const entry = this.#entries.get(code);
    if (entry === undefined) throw new TypeError(`there are no words for the refusal ${code}`);
    return entry;
  }
}
