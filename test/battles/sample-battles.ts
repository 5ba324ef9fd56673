import { entrantOf, fullRound, sha256Hex } from '../../engine/src/fairness/index.ts';
import { type AnyEvent, combine } from '../../engine/src/kernel/index.ts';
import { bag } from '../../engine/src/slices/bag/state.ts';
import {
  BattleCancelled,
  BattleCreated,
  BattleFinished,
  BattleFrozen,
  BattleSealed,
  SeatReserved,
  SeatTaken,
  type Terms,
  WAIT_MS,
} from '../../engine/src/slices/battles/index.ts';
import { battles } from '../../engine/src/slices/battles/player.ts';
import { propsFold } from '../../engine/src/slices/props/state.ts';
import { seeds } from '../../engine/src/slices/seeds/state.ts';
import { WalletPosted } from '../../engine/src/slices/wallet/index.ts';
import { wallet } from '../../engine/src/slices/wallet/state.ts';
import { drawBattle } from '../../engine/src/slices/battles/draw-battle.ts';
import { battle } from '../../engine/src/slices/battles/state.ts';
import { foldAll } from '../samples/engine/specification.ts';
import { CHAIN, roundOf } from '../rolls/sample-beacon.ts';

// Sample events of a battle's streams. A test's own stream is `test-stream`.

const H = 'a'.repeat(64);
/** The place of the n-th event of a test. */
export const at = (n: number): string => `test-stream#${n}`;
/** Start of the tests, milliseconds since 1970. */
export const NOW = CHAIN.genesisTime;

export const BOX = { boxId: 'box-one', versionHash: H, price: 10_000 };
/** Two seats, two rounds of one box. */
export const TERMS: Terms = {
  seats: 2,
  teams: 0,
  rule: 'highest',
  open: true,
  oneADevice: false,
  boxes: [BOX],
  order: [0, 0],
  price: 20_000,
  rate: 9_000,
  rulesHash: H,
};
export const ANNA = { reserved: 'player-anna0000#4', userSeed: 'seed', device: null };
export const BEN = { reserved: 'player-ben00000#4', userSeed: 'seed', device: null };
export const BEACON = { chain: CHAIN, newest: 1_000 };
export const ITEMS = [
  { skinId: 'plain', value: 5_000, startTicket: 0, endTicket: 0x800000 },
  { skinId: 'rare', value: 80_000, startTicket: 0x800000, endTicket: 0x1000000 },
];
export const itemsOf = () => ITEMS;
/** Everything that a seat needs is there. */
export const FREE = {
  time: NOW,
  inForce: () => true,
  beacon: BEACON,
  ceilingsOf: () => ({ ceiling: 40_000, houseCeiling: 40_000 }),
  hash: sha256Hex,
  isBarred: () => false,
};

const seat = (n: number, asked: typeof ANNA, playerId: string): AnyEvent =>
  SeatTaken.of({ n, entrant: entrantOf(sha256Hex, playerId), ...asked });
export const FIRST = seat(1, ANNA, 'anna0000');
export const SECOND = seat(2, BEN, 'ben00000');

/** Histories of a battle in each phase. */
export const waitingWith = (terms: Partial<Terms> = {}): readonly AnyEvent[] => [
  BattleCreated.of({ reserved: ANNA.reserved, terms: { ...TERMS, ...terms }, waitsUntil: NOW + WAIT_MS }),
  FIRST,
];
export const WAITING = waitingWith();
export const SOURCE = fullRound(BEACON, NOW);
export const FROZEN = [...WAITING, SECOND, BattleFrozen.of({ root: H, source: SOURCE, newest: 1_000 })];
export const SEALED = [...FROZEN, BattleSealed.of({ size: 9, root: H, note: 'a note' })];
/** The round as it comes out. */
export const ROUND = roundOf(SOURCE.round);
const decided = drawBattle.decide(foldAll(battle, SEALED), ROUND, { itemsOf });
export const DRAWN = [...SEALED, ...(decided.kind === 'accepted' ? decided.events : [])];
export const FINISHED = [...DRAWN, BattleFinished.of({})];
export const CANCELLED = [...WAITING, BattleCancelled.of({ reason: 'expired' })];

// A player.

/** What reservations, settlements and items read. */
export const player = combine({ wallet, props: propsFold, seeds, battles, bag });
export const gems = (amount: number): AnyEvent =>
  WalletPosted.of({
    reason: 'demo-grant',
    postings: [{ from: 'mint', to: 'player', amount }],
    balance: amount,
    cause: 'player-anna0000#1',
  });
export const STREAM = 'battle-000000000001';
/** A held stake, the second event of its stream. */
export const held = (card = false): AnyEvent =>
  SeatReserved.of({
    battle: STREAM,
    gems: card ? 0 : 20_000,
    card,
    userSeed: 'seed',
    device: null,
    terms: null,
    due: NOW,
  });
export const DRAW = { time: NOW, at: at(9), commandId: 'command', hash: sha256Hex, playerId: 'ben00000' };
