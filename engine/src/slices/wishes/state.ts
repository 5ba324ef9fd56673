import {
  type EventData,
  type Fold,
  type Place,
  foldOf,
  idOf,
  on,
  placeOf,
  streamOf,
} from '../../kernel/index.ts';
import type { Run } from '../../fairness/index.ts';
import {
  SharesSold,
  WishDrawn,
  WishEnded,
  WishFrozen,
  WishPlanted,
  WishReturned,
  WishSealed,
  WishVoided,
} from './events.ts';

/** Time of an event, in milliseconds since 1970, and its place. */
interface Happened {
  readonly place: Place;
  readonly time: number;
}

/** Shares of one purchase. */
export interface SoldRun extends Run, Happened {
  readonly reserved: Place;
}

/** A wish. Members for single events are set once the event has happened. */
export interface Wish {
  readonly planted: (EventData<typeof WishPlanted> & Happened) | undefined;
  /** in the order of the shares */
  readonly runs: readonly SoldRun[];
  readonly frozen: (EventData<typeof WishFrozen> & Happened) | undefined;
  readonly sealed: (EventData<typeof WishSealed> & Happened) | undefined;
  readonly drawn: (EventData<typeof WishDrawn> & Happened) | undefined;
  readonly returned: (EventData<typeof WishReturned> & Happened) | undefined;
  readonly voided: (EventData<typeof WishVoided> & Happened) | undefined;
  readonly ended: Happened | undefined;
}

export type WishPhase = 'none' | 'growing' | 'frozen' | 'sealed' | 'drawn' | 'returned' | 'void' | 'ended';

export const NO_WISH: Wish = {
  planted: undefined,
  runs: [],
  frozen: undefined,
  sealed: undefined,
  drawn: undefined,
  returned: undefined,
  voided: undefined,
  ended: undefined,
};

const WISH_BYTES = 3_000;
const RUN_BYTES = 200;

interface Meta {
  readonly stream: string;
  readonly version: number;
  readonly time: number;
}
const happened = ({ stream, version, time }: Meta): Happened => ({ place: placeOf(stream, version), time });

export const wish: Fold<Wish> = foldOf<Wish>(
  NO_WISH,
  [
    on(WishPlanted, (state, data, meta) => ({ ...state, planted: { ...data, ...happened(meta) } })),
    on(SharesSold, (state, data, meta) => ({
      ...state,
      runs: [...state.runs, { ...data, ...happened(meta) }],
    })),
    on(WishFrozen, (state, data, meta) => ({ ...state, frozen: { ...data, ...happened(meta) } })),
    on(WishSealed, (state, data, meta) => ({ ...state, sealed: { ...data, ...happened(meta) } })),
    on(WishDrawn, (state, data, meta) => ({ ...state, drawn: { ...data, ...happened(meta) } })),
    on(WishReturned, (state, data, meta) => ({ ...state, returned: { ...data, ...happened(meta) } })),
    on(WishVoided, (state, data, meta) => ({ ...state, voided: { ...data, ...happened(meta) } })),
    on(WishEnded, (state, _data, meta) => ({ ...state, ended: happened(meta) })),
  ],
  { weigh: ({ runs }) => WISH_BYTES + runs.length * RUN_BYTES },
);

/** Returns the phase of a wish. */
export function wishPhaseOf(state: Wish): WishPhase {
  const { planted, frozen, sealed, drawn, returned, voided, ended } = state;
  if (ended !== undefined) return 'ended';
  if (returned !== undefined) return 'returned';
  if (voided !== undefined) return 'void';
  if (drawn !== undefined) return 'drawn';
  if (sealed !== undefined) return 'sealed';
  if (frozen !== undefined) return 'frozen';
  return planted === undefined ? 'none' : 'growing';
}

/** Returns how many shares are sold. */
export const soldOf = ({ runs }: Pick<Wish, 'runs'>): number => runs.at(-1)?.to ?? 0;

/** Returns how many shares a player bought of a wish. */
export const sharesOwned = ({ runs }: Pick<Wish, 'runs'>, playerId: string): number =>
  runs.reduce(
    (sum, { from, to, reserved }) => (idOf(streamOf(reserved)) === playerId ? sum + to - from + 1 : sum),
    0,
  );
