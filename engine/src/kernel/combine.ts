import { type Change, type Fold, changesOf } from './fold.ts';
import { invariant } from './invariant.ts';
import type { Measured } from './measures.ts';
import { plainOf, wholeOf } from './plain-state.ts';

/** The states of all slices, one per slot. An array is cheap to copy, however many of them an event leaves unchanged. */
class Slots {
  readonly slots: readonly unknown[];

  constructor(slots: readonly unknown[]) {
    this.slots = slots;
  }
}

/** The change of an event to one slot. */
interface Turn {
  readonly slot: number;
  readonly change: Change<unknown>;
}

/**
 * Combines folds of several slices: each event goes to those that react to its type or measures. Members are read from
 * the
 * prototype, in the order of their names. JSON omits members in their initial state, so a new slice without events does
 * not
 * change a state's JSON.
 */
export function combine<State extends object>(
  folds: { readonly [Key in keyof State]: Fold<State[Key]> },
  measures: readonly Measured[] = [],
): Fold<State> {
  const keys = Object.keys(folds)
    .toSorted()
    .filter((key): key is keyof State & string => key in folds);
  const initial = keys.map((key) => folds[key].initial);
  const Members = membersOf(keys, initial);
  const isState = (made: object): made is State => made instanceof Members;
  const parts: readonly Pick<Fold<unknown>, 'weigh'>[] = keys.map((key) => folds[key]);
  const classes = keys.flatMap((key) => folds[key].classes);
  const turns = new Map<string, Turn[]>();
  for (const [slot, key] of keys.entries())
    for (const [type, changes] of changesOf(folds[key].reactions, measures))
      turns.set(type, [...(turns.get(type) ?? []), ...changes.map((change) => ({ slot, change }))]);
  const stateOf = (slots: readonly unknown[]): State => {
    const made = new Members(slots);
    invariant(isState(made), 'a combined state has a member for each slice');
    return made;
  };
  return {
    initial: stateOf(initial),
    reactions: [],
    types: [...turns.keys()],
    classes,
    keeping: {
      plain: (state) =>
        state instanceof Slots
          ? new Map(
              keys
                .map((key, slot) => [key, state.slots[slot], initial[slot]] as const)
                .filter(([, member, begun]) => member !== begun)
                .map(([key, member]) => [key, plainOf(member, classes)]),
            )
          : undefined,
      whole: (plain) =>
        plain instanceof Map && [...plain.keys()].every((key) => key in folds)
          ? stateOf(
              keys.map((key, slot) => (plain.has(key) ? wholeOf(plain.get(key), classes) : initial[slot])),
            )
          : undefined,
    },
    weigh: (state) =>
      state instanceof Slots ? parts.reduce((sum, part, slot) => sum + part.weigh(state.slots[slot]), 0) : 0,
    evolve(state, event, meta) {
      const due = turns.get(event.type);
      if (due === undefined || !(state instanceof Slots)) return state;
      const slots = state.slots.slice();
      for (const { slot, change } of due) slots[slot] = change.apply(slots[slot], event, meta);
      return stateOf(slots);
    },
  };
}

/** Returns a class of states with the slots as members. */
function membersOf(keys: readonly string[], initial: readonly unknown[]): typeof Slots {
  class Members extends Slots {
    toJSON(): object {
      const members = keys.map((key, slot) => [key, this.slots[slot]] as const);
      return Object.fromEntries(members.filter(([, member], slot) => member !== initial[slot]));
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
