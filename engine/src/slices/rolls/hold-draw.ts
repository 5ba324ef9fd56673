import { type Sha256Hex, drawOrder, isIncluded } from '../../fairness/index.ts';
import {
  type Command,
  type DrawnRound,
  type Moment,
  accepted,
  idOf,
  invariant,
  streamOf,
} from '../../kernel/index.ts';
import { DrawHeld, type Drawn, FOLLOW_MS, RoomVoided } from './events.ts';
import { type Room, type RoomState, roomPhaseOf } from './state.ts';

/** The beacon's round as published, or the instruction to draw with the house's seed. */
export type HoldDraw = DrawnRound | { readonly house: true };

interface HoldDrawContext extends Pick<Moment, 'time'> {
  readonly hash: Sha256Hex;
  /** the current one */
  readonly epoch: number;
  /** the house's seed for this room */
  readonly seed: string;
  /** the drawn entries with their proofs, in order of the draw */
  readonly winners: readonly Drawn[];
  readonly reserves: readonly Drawn[];
}

/** Holds the draw of a room: the winners follow from the round and the root alone. Writes nothing if repeated. */
export const holdDraw: Command<RoomState, HoldDraw, HoldDrawContext, never, null> = {
  name: 'hold-draw',
  decide({ room }, input, { winners, reserves, ...context }) {
    const phase = roomPhaseOf(room);
    const house = 'house' in input;
    if (phase !== (house ? 'frozen' : 'sealed')) return accepted();
    if (house && !isOfEpoch(room, context.epoch)) return accepted(RoomVoided.of({ reason: 'epoch' }));
    const by = house ? { seed: context.seed } : input;
    demandSource(room, by, context.hash);
    demandDrawn(room, 'seed' in by ? by.seed : by.randomness, [...winners, ...reserves]);
    const due = context.time + FOLLOW_MS;
    return accepted(DrawHeld.of({ by, winners: [...winners], reserves: [...reserves], due }));
  },
  reply: () => null,
};

const isOfEpoch = ({ created }: Room, epoch: number): boolean =>
  created !== undefined && !('chain' in created.source) && created.source.epoch === epoch;

/** Asserts that the source of the draw is the one fixed when the room was created. */
function demandSource({ created }: Room, by: DrawnRound | { readonly seed: string }, hash: Sha256Hex): void {
  const source = created?.source;
  invariant(
    source !== undefined &&
      ('chain' in source
        ? 'round' in by && by.round === source.round
        : 'seed' in by && hash(by.seed) === source.commitment),
    'a room is drawn by the round, or the seed, that was fixed when it was made',
  );
}

/** Asserts that the drawn entries are those of the draw's order, and are under the frozen root. */
function demandDrawn({ created, frozen }: Room, randomness: string, drawn: readonly Drawn[]): void {
  invariant(created !== undefined && frozen !== undefined, 'a frozen room is drawn');
  const { root, count } = frozen;
  const prizes = created.prizes.length;
  const order = drawOrder({ draw: streamOf(created.place), randomness, root, count, winners: prizes });
  const numbers = [...order.winners, ...order.reserves];
  invariant(
    numbers.length === drawn.length && numbers.every((n, k) => drawn[k]?.n === n),
    'who is drawn is whom the round and the root name',
  );
  invariant(
    drawn.every(
      ({ joined, proof, ...entry }) => idOf(joined) !== '' && isIncluded(entry, proof, { root, count }),
    ),
    'who is drawn is an entry under the frozen root',
  );
}
