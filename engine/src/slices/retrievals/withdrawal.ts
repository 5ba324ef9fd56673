import { type EventData, type Fold, type Place, combine, foldOf, on, placeOf } from '../../kernel/index.ts';
import { type Proposals, proposals } from '../operators/index.ts';
import {
  type Outcome,
  type RejectionReason,
  WithdrawalCreated,
  WithdrawalDelivered,
  WithdrawalEnded,
  WithdrawalOffered,
  WithdrawalRecalled,
  WithdrawalReleased,
  WithdrawalReversed,
} from './events.ts';

/** Time of an event, in milliseconds since 1970, and its place. */
interface Happened {
  readonly place: Place;
  readonly time: number;
}

/** The conversation with a provider about one item: each member is set once its event has happened. */
export interface Withdrawal {
  readonly asked: (EventData<typeof WithdrawalCreated> & Happened) | undefined;
  readonly released: Happened | undefined;
  readonly recalled: Happened | undefined;
  readonly offered: (EventData<typeof WithdrawalOffered> & Happened) | undefined;
  readonly delivered: (EventData<typeof WithdrawalDelivered> & Happened) | undefined;
  readonly ended:
    (Happened & { readonly outcome: Outcome; readonly reason: RejectionReason | null }) | undefined;
  readonly reversed: Happened | undefined;
}

/** State of a withdrawal's stream: the conversation, and releases that wait for another operator. */
export interface WithdrawalState {
  readonly withdrawal: Withdrawal;
  readonly proposals: Proposals;
}

/** waiting: for two operators; sending: for the provider's offer; offered: for the player. */
export type WithdrawalPhase = 'none' | 'waiting' | 'sending' | 'offered' | 'delivered' | 'ended' | 'reversed';

const NONE: Withdrawal = {
  asked: undefined,
  released: undefined,
  recalled: undefined,
  offered: undefined,
  delivered: undefined,
  ended: undefined,
  reversed: undefined,
};

interface Meta {
  readonly stream: string;
  readonly version: number;
  readonly time: number;
}
const happened = ({ stream, version, time }: Meta): Happened => ({ place: placeOf(stream, version), time });

const withdrawalFold: Fold<Withdrawal> = foldOf<Withdrawal>(NONE, [
  on(WithdrawalCreated, (state, data, meta) => ({ ...state, asked: { ...data, ...happened(meta) } })),
  on(WithdrawalReleased, (state, _data, meta) => ({ ...state, released: happened(meta) })),
  on(WithdrawalRecalled, (state, _data, meta) => ({ ...state, recalled: happened(meta) })),
  on(WithdrawalOffered, (state, data, meta) => ({ ...state, offered: { ...data, ...happened(meta) } })),
  on(WithdrawalDelivered, (state, data, meta) => ({ ...state, delivered: { ...data, ...happened(meta) } })),
  on(WithdrawalEnded, (state, { outcome, reason }, meta) => ({
    ...state,
    ended: { outcome, reason, ...happened(meta) },
  })),
  on(WithdrawalReversed, (state, _data, meta) => ({ ...state, reversed: happened(meta) })),
]);

export const withdrawal: Fold<WithdrawalState> = combine<WithdrawalState>({
  withdrawal: withdrawalFold,
  proposals,
});

/** Returns the phase of a withdrawal. */
export function withdrawalPhaseOf({
  asked,
  released,
  offered,
  delivered,
  ended,
  reversed,
}: Withdrawal): WithdrawalPhase {
  if (reversed !== undefined) return 'reversed';
  if (delivered !== undefined) return 'delivered';
  if (ended !== undefined) return 'ended';
  if (asked === undefined) return 'none';
  if (offered !== undefined) return 'offered';
  return asked.release && released === undefined ? 'waiting' : 'sending';
}
