import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { DEEDS, type Deed, type DeedDone, type Done, type KeptClass } from '../../kernel/index.ts';

/** A deed and its object. */
interface Key {
  readonly deed: Deed;
  readonly of: string | undefined;
}

/**
 * The counts of deeds by object: a short list, as a quarter hour has few kinds. Tallies that differ only in numbers
 * share
 * their keys, since most events change nothing else.
 */
export class Tally {
  static readonly empty = new Tally([], []);

  readonly #keys: readonly Key[];
  /** count and amount of each key, in order */
  readonly #numbers: readonly number[];

  private constructor(keys: readonly Key[], numbers: readonly number[]) {
    this.#keys = keys;
    this.#numbers = numbers;
  }

  get size(): number {
    return this.#keys.length;
  }

  get(deed: Deed, of?: string): Done | undefined {
    const place = placeIn(this.#keys, deed, of);
    return place === this.size ? undefined : this.#doneAt(place);
  }

  /** Returns the tally with an event's deeds added. */
  with(deeds: readonly DeedDone[]): Tally {
    const numbers = this.#numbers.slice();
    let keys = this.#keys;
    for (const { deed, of, count, amount } of deeds) {
      const place = placeIn(keys, deed, of);
      if (place === keys.length) keys = keys.concat({ deed, of });
      numbers[2 * place] = (numbers[2 * place] ?? 0) + count;
      numbers[2 * place + 1] = (numbers[2 * place + 1] ?? 0) + amount;
    }
    return new Tally(keys, numbers);
  }

  /** Serializes each deed as a member, named by the deed and its object. */
  toJSON(): object {
    const members = this.#keys.map(
      ({ deed, of }, place) => [of === undefined ? deed : `${deed} ${of}`, this.#doneAt(place)] as const,
    );
    return Object.fromEntries(members);
  }

  lines(): readonly (readonly [deed: Deed, of: string | null, count: number, amount: number])[] {
    return this.#keys.map(({ deed, of }, place) => {
      const { count, amount } = this.#doneAt(place);
      return [deed, of ?? null, count, amount];
    });
  }

  #doneAt(place: number): Done {
    return { count: this.#numbers[2 * place] ?? 0, amount: this.#numbers[2 * place + 1] ?? 0 };
  }
}

const Kept = Compile(
  Type.Array(
    Type.Tuple([Type.Enum(DEEDS), Type.Union([Type.String(), Type.Null()]), Type.Integer(), Type.Integer()]),
  ),
);

/** A tally stored outside the log: one line per key. */
export const KEPT_TALLY: KeptClass = {
  name: 'tally',
  plain: (value) => (value instanceof Tally ? value.lines() : undefined),
  whole(data) {
    if (!Kept.Check(data)) throw new TypeError('a tally is kept as its lines');
    return Tally.empty.with(
      data.map(([deed, of, count, amount]) => ({ deed, of: of ?? undefined, count, amount })),
    );
  },
};

/** Returns the index of a key, or the length if it is new. */
function placeIn(keys: readonly Key[], deed: Deed, of: string | undefined): number {
  let place = 0;
  for (const key of keys) {
    if (key.deed === deed && key.of === of) break;
    place += 1;
  }
  return place;
}
