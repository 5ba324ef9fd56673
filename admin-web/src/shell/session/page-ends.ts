const KEPT = 500;

/** A range of a list: the list with its order, and the first and last row from 0. */
interface Asked {
  readonly list: string;
  readonly first: number;
  readonly last: number;
}

/** The cursors of page ends, from the `Next-Page` header. */
export class PageEnds {
  readonly #ends = new Map<string, string>();

  /** Returns the URL with the cursor of the previous page, if known. */
  goOn(url: string): string {
    const asked = askedIn(url);
    const end = asked && this.#ends.get(keyOf(asked.list, asked.first));
    return end === undefined ? url : `${url}&after=${encodeURIComponent(end)}`;
  }

  /** @param end null if the list ends with the page */
  keep(url: string, end: string | null): void {
    const asked = askedIn(url);
    if (asked === undefined || end === null) return;
    const key = keyOf(asked.list, asked.last + 1);
    this.#ends.delete(key);
    this.#ends.set(key, end);
    const [oldest] = this.#ends.keys();
    if (this.#ends.size > KEPT && oldest !== undefined) this.#ends.delete(oldest);
  }
}

const keyOf = (list: string, row: number): string => `${row} ${list}`;

function askedIn(url: string): Asked | undefined {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const range: unknown = JSON.parse(query.get('range') ?? 'null');
  if (!Array.isArray(range)) return undefined;
  const [first, last] = range.map(Number);
  if (first === undefined || last === undefined) return undefined;
  query.delete('range');
  query.sort();
  return { list: `${url.slice(0, url.indexOf('?'))} ${query.toString()}`, first, last };
}
