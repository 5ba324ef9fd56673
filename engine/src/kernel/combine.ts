import type { AnyEvent } from './event.ts';
import { type EventMeta, type Fold, measuring } from './fold.ts';
import { invariant } from './invariant.ts';
import type { Measured } from './measures.ts';

/** The states of all slices, one to a slot: copying an array costs the same however many of them an event leaves alone. */
class Slots {
  readonly slots: readonly unknown[];

  constructor(slots: readonly unknown[]) {
    this.slots = slots;
  }
}

/** Gives one slot its next value. */
type Turn = (slots: unknown[], event: AnyEvent, meta: EventMeta) => void;

/**
 * Several slices' folds as one: each event goes to the slices that react to its type or its measures. Members are read from
 * the prototype, in the order of their names, also as JSON.
 */
export function combine<State extends object>(
  folds: { readonly [Key in keyof State]: Fold<State[Key]> },
  measures: readonly Measured[] = [],
): Fold<State> {
  const keys = Object.keys(folds)
    .toSorted()
    .filter((key): key is keyof State & string => key in folds);
  const Members = membersOf(keys);
  const isState = (made: object): made is State => made instanceof Members;
  const turns = new Map<string, Turn[]>();
  for (const [slot, key] of keys.entries()) {
    const fold: Fold<State[typeof key]> = measuring(folds[key], measures);
    for (const type of fold.types) turns.set(type, [...(turns.get(type) ?? []), turnOf(fold, slot)]);
  }
  const stateOf = (slots: readonly unknown[]): State => {
    const made = new Members(slots);
    invariant(isState(made), 'a combined state has a member for each slice');
    return made;
  };
  return {
    initial: stateOf(keys.map((key) => folds[key].initial)),
    reactions: [],
    types: [...turns.keys()],
    evolve(state, event, meta) {
      const due = turns.get(event.type);
      if (due === undefined || !(state instanceof Slots)) return state;
      const slots = state.slots.slice();
      for (const turn of due) turn(slots, event, meta);
      return stateOf(slots);
    },
  };
}

function turnOf<State>(fold: Fold<State>, slot: number): Turn {
  return (slots, event, meta) => {
    const kept: object = slots;
    // What lies in the slot was put there by this very fold.
    const before: State = Reflect.get(kept, slot);
    slots[slot] = fold.evolve(before, event, meta);
  };
}

/** A class of states whose members are the slots. */
function membersOf(keys: readonly string[]): typeof Slots {
  class Members extends Slots {
    toJSON(): object {
      return Object.fromEntries(keys.map((key, slot) => [key, this.slots[slot]]));
    }
  }
  for (const [slot, key] of keys.entries())
    Object.defineProperty(Members.prototype, key, {
      enumerable: true,
      get(this: Slots): unknown {
        return this.slots[slot];
      },
    });
  return Members;
}
