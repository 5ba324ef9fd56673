import { type BattleTerms, battleOutcome } from '../../fairness/index.ts';
import { type EventData, type Fold, type Place, foldOf, invariant, on, placeOf } from '../../kernel/index.ts';
import {
  BattleCancelled,
  BattleCreated,
  BattleDrawn,
  BattleEnded,
  BattleFinished,
  BattleFrozen,
  BattleSealed,
  BattleVoided,
  SeatTaken,
  SeatVacated,
  type Terms,
} from './events.ts';

/** Time of an event, in milliseconds since 1970, and its place. */
interface Happened {
  readonly place: Place;
  readonly time: number;
}

export type TakenSeat = EventData<typeof SeatTaken> & Happened;

/** A battle. Members for single events are set once the event has happened. */
export interface Battle {
  readonly created: (EventData<typeof BattleCreated> & Happened) | undefined;
  /** by number */
  readonly seats: readonly TakenSeat[];
  /** players who left before the freeze: their stakes go back */
  readonly vacated: readonly { readonly reserved: Place; readonly cause: Place }[];
  readonly frozen: (EventData<typeof BattleFrozen> & Happened) | undefined;
  readonly sealed: (EventData<typeof BattleSealed> & Happened) | undefined;
  readonly drawn: (EventData<typeof BattleDrawn> & Happened) | undefined;
  readonly finished: Happened | undefined;
  readonly cancelled: (EventData<typeof BattleCancelled> & Happened) | undefined;
  readonly voided: (EventData<typeof BattleVoided> & Happened) | undefined;
  readonly ended: Happened | undefined;
}

export type BattlePhase =
  'none' | 'waiting' | 'frozen' | 'sealed' | 'drawn' | 'finished' | 'cancelled' | 'void' | 'ended';

export const NO_BATTLE: Battle = {
  created: undefined,
  seats: [],
  vacated: [],
  frozen: undefined,
  sealed: undefined,
  drawn: undefined,
  finished: undefined,
  cancelled: undefined,
  voided: undefined,
  ended: undefined,
};

const BATTLE_BYTES = 3_000;
const BOX_BYTES = 200;
const DRAW_BYTES = 60;

interface Meta {
  readonly stream: string;
  readonly version: number;
  readonly time: number;
}
const happened = ({ stream, version, time }: Meta): Happened => ({ place: placeOf(stream, version), time });

export const battle: Fold<Battle> = foldOf<Battle>(
  NO_BATTLE,
  [
    on(BattleCreated, (state, data, meta) => ({ ...state, created: { ...data, ...happened(meta) } })),
    on(SeatTaken, (state, data, meta) => {
      const seats = [...state.seats, { ...data, ...happened(meta) }].toSorted((a, b) => a.n - b.n);
      return { ...state, seats };
    }),
    on(SeatVacated, (state, { n, reserved }, meta) => ({
      ...state,
      seats: state.seats.filter((seat) => seat.n !== n),
      vacated: [...state.vacated, { reserved, cause: happened(meta).place }],
    })),
    on(BattleFrozen, (state, data, meta) => ({ ...state, frozen: { ...data, ...happened(meta) } })),
    on(BattleSealed, (state, data, meta) => ({ ...state, sealed: { ...data, ...happened(meta) } })),
    on(BattleDrawn, (state, data, meta) => ({ ...state, drawn: { ...data, ...happened(meta) } })),
    on(BattleFinished, (state, _data, meta) => ({ ...state, finished: happened(meta) })),
    on(BattleCancelled, (state, data, meta) => ({ ...state, cancelled: { ...data, ...happened(meta) } })),
    on(BattleVoided, (state, data, meta) => ({ ...state, voided: { ...data, ...happened(meta) } })),
    on(BattleEnded, (state, _data, meta) => ({ ...state, ended: happened(meta) })),
  ],
  {
    weigh: ({ created, drawn }) =>
      BATTLE_BYTES +
      (created?.terms.boxes.length ?? 0) * BOX_BYTES +
      (drawn?.tickets.flat().length ?? 0) * DRAW_BYTES,
  },
);

/** Returns the phase of a battle. */
export function battlePhaseOf(state: Battle): BattlePhase {
  const { created, frozen, sealed, drawn, finished, cancelled, voided, ended } = state;
  if (ended !== undefined) return 'ended';
  if (cancelled !== undefined) return 'cancelled';
  if (voided !== undefined) return 'void';
  if (finished !== undefined) return 'finished';
  if (drawn !== undefined) return 'drawn';
  if (sealed !== undefined) return 'sealed';
  if (frozen !== undefined) return 'frozen';
  return created === undefined ? 'none' : 'waiting';
}

/** Returns the number of the lowest free seat; undefined if there is none. */
export function freeSeat({ created, seats }: Battle): number | undefined {
  const taken = new Set(seats.map(({ n }) => n));
  const all = Array.from({ length: created?.terms.seats ?? 0 }, (_, k) => k + 1);
  return all.find((n) => !taken.has(n));
}

/** Returns the terms as they stand under the root. */
export const hashedTerms = ({
  price,
  rate,
  rule,
  rulesHash,
  seats,
  teams,
  boxes,
  order,
}: Terms): BattleTerms => ({
  price,
  rate,
  rule,
  rulesHash,
  seats,
  teams,
  versions: order.map((index) => boxes[index]?.versionHash ?? ''),
});

/** An item of the table. */
export interface DrawnItem {
  readonly skinId: string;
  /** 1/10,000 gem */
  readonly value: number;
}

/** What a seat gets of a drawn battle. */
export interface Gain {
  readonly seat: TakenSeat;
  readonly items: readonly DrawnItem[];
  readonly value: number;
  readonly share: number;
}

/** Returns what each seat gets; empty before the draw. */
export function gainsOf({ created, seats, frozen, drawn }: Battle): readonly Gain[] {
  if (created === undefined || frozen === undefined || drawn === undefined) return [];
  const { items, picks, by } = drawn;
  const itemAt = (seat: number, round: number): DrawnItem => {
    const item = items[picks[seat - 1]?.[round - 1] ?? -1];
    invariant(item !== undefined, 'a drawn item is among those that are listed');
    return item;
  };
  const values = picks.map((ofSeat, s) => ofSeat.map((_pick, r) => itemAt(s + 1, r + 1).value));
  const { rule, teams, rate } = created.terms;
  const draw = created.place.slice(0, created.place.lastIndexOf('#'));
  const { gains } = battleOutcome({
    draw,
    randomness: by.randomness,
    root: frozen.root,
    rule,
    teams,
    rate,
    values,
  });
  return gains.flatMap(({ seat: n, items: at, value, share }) => {
    const seat = seats[n - 1];
    return seat === undefined
      ? []
      : [{ seat, items: at.map(({ seat: s, round }) => itemAt(s, round)), value, share }];
  });
}
