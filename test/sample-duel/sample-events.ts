import { type AnyEvent } from '../../engine/src/kernel/index.ts';
import { WalletPosted } from '../../engine/src/slices/wallet/index.ts';
import { DuelDrawn, DuelEnded, DuelExpired, DuelOpened, DuelJoined, StakeReserved } from './engine/events.ts';

// Sample events of a duel's streams. The first event of the tester's own stream is the grant.

export const ANNA = { reserved: 'player-anna0000#4', playerId: 'anna0000' };
export const BEN = { reserved: 'player-ben00000#4', playerId: 'ben00000' };
export const STAKE = 10_000;
export const JOIN_BY = 1_000_000;

export const granted = (amount: number): AnyEvent =>
  WalletPosted.of({
    reason: 'demo-grant',
    postings: [{ from: 'mint', to: 'player', amount }],
    balance: amount,
    cause: 'player-anna0000#1',
  });

/** The second and third event of its stream. */
export const reserved = (balance: number): readonly AnyEvent[] => [
  StakeReserved.of({ duel: 'duel-1', seat: 'first', stake: STAKE, due: JOIN_BY }),
  WalletPosted.of({
    reason: 'duel-stake',
    postings: [{ from: 'player', to: 'escrow', amount: STAKE }],
    balance,
    cause: 'test-stream#2',
  }),
];

const OPENED = DuelOpened.of({ ...ANNA, stake: STAKE, joinBy: JOIN_BY });
/** Histories of a duel in each phase. */
export const OPEN: readonly AnyEvent[] = [OPENED];
export const SEATED: readonly AnyEvent[] = [OPENED, DuelJoined.of(BEN)];
export const DRAWN: readonly AnyEvent[] = [...SEATED, DuelDrawn.of({ winner: BEN.reserved })];
export const EXPIRED: readonly AnyEvent[] = [OPENED, DuelExpired.of({})];
export const ENDED: readonly AnyEvent[] = [...DRAWN, DuelEnded.of({ opened: 'test-stream#1' })];
