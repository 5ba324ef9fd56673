import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { DEEDS, type Deed, type DeedDone, type Done, type KeptClass } from '../../kernel/index.ts';

/** A deed, and what it was done to. */
interface Key {
  readonly deed: Deed;
  readonly of: string | undefined;
}

/**
 * How often each deed was done, by what it was done to: a short list, as there are few kinds in a quarter hour. What there is of
 * keys is shared by tallies that differ in numbers alone, which is what most events make of them.
 */
export class Tally {
  static readonly empty = new Tally([], []);

  readonly #keys: readonly Key[];
  /** of each key its count and its amount */
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

  /** This tally and what an event says was done. */
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

  /** As JSON each deed is a member, called by itself and by what it was done to. */
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

/** A tally kept beside the log: a line for each key. */
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

/** Where a key stands, or would stand as the last one. */
function placeIn(keys: readonly Key[], deed: Deed, of: string | undefined): number {
  let place = 0;
  for (const key of keys) {
    if (key.deed === deed && key.of === of) break;
    place += 1;
  }
  return place;
}
