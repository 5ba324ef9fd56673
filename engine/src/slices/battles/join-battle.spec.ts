import { expect, it } from 'vitest';
import { specify, foldAll } from '../../../../test/samples/engine/specification.ts';
import {
  CANCELLED,
  DRAW,
  FINISHED,
  FREE,
  FROZEN,
  WAITING,
  gems,
  held,
  player,
} from '../../../../test/battles/sample-battles.ts';
import { SeatReserved } from './events.ts';
import { joinBattle } from './join-battle.ts';
import { battle } from './state.ts';

const { given } = specify(player, joinBattle);
const ASKED = { battleId: '000000000001', card: false };
const at = (history: Parameters<typeof foldAll>[1]) => ({
  ...DRAW,
  ...FREE,
  battle: foldAll(battle, history),
  cardValue: 0,
  device: null,
});

it('holds the price of a free seat', () => {
  const { events, state } = given(gems(50_000)).when(ASKED, at(WAITING));
  expect(events.find(SeatReserved.is)?.data).toMatchObject({ gems: 20_000, terms: null });
  expect(state.wallet.balance).toBe(30_000);
});

it.each([
  ['own-battle', WAITING, { playerId: 'anna0000' }],
  ['battle-unknown', [], {}],
  ['battle-cancelled', CANCELLED, {}],
  ['battle-over', FINISHED, { playerId: 'cleo0000' }],
  ['battle-full', FROZEN, { playerId: 'cleo0000' }],
  ['stale-version', WAITING, { inForce: () => false }],
  ['beacon-away', WAITING, { beacon: undefined }],
  ['insufficient-gems', WAITING, {}],
])('refuses: %s', (code, history, change) => {
  const { decision } = given(gems(1)).when(ASKED, { ...at(history), ...change });
  expect(decision).toMatchObject({ rejection: { code } });
});

it('refuses a second stake for the same battle', () => {
  const { decision } = given(gems(50_000), held()).when(ASKED, at(WAITING));
  expect(decision).toMatchObject({ rejection: { code: 'already-seated' } });
});
