import { type Accepted, type Amount, type Decision, accepted, rejected } from '../../kernel/index.ts';
import { type Props, type StakeMissing, gemsReserved, propReserved } from '../props/index.ts';
import { type DrawContext, type Seeds, userSeedOf } from '../seeds/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { BATTLE_CARD, SeatReserved, type Terms, battleStream } from './events.ts';
import type { Battles } from './player.ts';

/** A player's state that reservations read. */
export interface Seating {
  readonly wallet: Wallet;
  readonly props: Props;
  readonly seeds: Seeds;
  readonly battles: Battles;
}

export type SeatContext = Pick<DrawContext, 'time' | 'at' | 'commandId' | 'hash'>;

interface Reserving {
  readonly battleId: string;
  readonly price: Amount;
  readonly card: boolean;
  /** keyed hash for this battle */
  readonly device: string | null;
  /** null: a seat of a battle that is there */
  readonly terms: Terms | null;
  readonly due: number;
  /** value of a card, 1/10,000 gem */
  readonly cardValue: Amount;
}

export type ReservingRejection = StakeMissing | { readonly code: 'card-too-small'; readonly value: Amount };

/** Holds gems or a card for a seat, before the seat is asked for. */
export function seatReserved(
  state: Seating,
  { battleId, price, card, device, terms, due, cardValue }: Reserving,
  context: SeatContext,
): Decision<ReservingRejection> {
  const userSeed = state.seeds.userSeed ?? userSeedOf(context);
  const gems = card ? 0 : price;
  const reserved = SeatReserved.of({
    battle: battleStream(battleId),
    gems,
    card,
    userSeed,
    device,
    terms,
    due,
  });
  if (!card) return after(gemsReserved(state, gems, 'battle-stake', context.at), reserved);
  const used = propReserved(state, BATTLE_CARD);
  if (used.kind === 'rejected') return used;
  if (price > cardValue) return rejected({ code: 'card-too-small', value: cardValue });
  // A prop is used before the event that says what for.
  return accepted(...used.events, reserved);
}

const after = <Rejection>(
  paid: Decision<Rejection>,
  reserved: Accepted['events'][number],
): Decision<Rejection> => (paid.kind === 'rejected' ? paid : accepted(reserved, ...paid.events));
