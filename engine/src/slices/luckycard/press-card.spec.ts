import { describe, expect, it } from 'vitest';
import {
  ANNA,
  CONTEXT,
  DECK,
  IDLE,
  OPENED,
  PRESSED,
  PRICE,
  READY,
  at,
  claimed,
  gems,
  player,
  secrets,
} from '../../../../test/luckycard/sample-luckycard.ts';
import { foldAll, specify } from '../../../../test/samples/engine/specification.ts';
import { committedFor } from '../../../../test/seeds/sample-events.ts';
import { UserSeedSet } from '../seeds/index.ts';
import { CardPressed, PRESS_MS } from './events.ts';
import { pressCard } from './press-card.ts';
import { NO_DECK, deck } from './state.ts';

const { given } = specify(player, pressCard);
const PRESS = { roomId: 'celadon-1', turn: 1, price: PRICE, place: null };
const OPEN = { ...CONTEXT, deck: foldAll(deck, [OPENED]) };

describe('a press', () => {
  it('holds the price, and spends no seed', () => {
    const { events, state } = given(...READY).when(PRESS, OPEN);
    expect(events).toEqual(PRESSED);
    expect(state.wallet.balance).toBe(100_000 - PRICE);
    expect(state.seeds.current?.used).toBe(0);
    expect(state.luckycard.held).toMatchObject([
      { place: at(4), stake: { gems: PRICE }, stream: DECK, endsBy: CONTEXT.time + PRESS_MS },
    ]);
  });

  it('sets a user seed derived from its own id if none stands: its number comes by a later step', () => {
    const { events } = given(committedFor(secrets, ANNA)(1), gems(100_000)).when(PRESS, OPEN);
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual([UserSeedSet.type, CardPressed.type]);
  });

  it('names no place that no table has', () => {
    const { events } = given(...READY).when({ ...PRESS, place: 0 }, OPEN);
    expect(events[0]).toMatchObject({ data: { place: null } });
  });

  it.each([
    ['deck-unknown', READY, PRESS, { ...OPEN, deck: NO_DECK }],
    ['deck-over', READY, PRESS, { ...OPEN, deck: foldAll(deck, [OPENED, IDLE]) }],
    ['stale-version', READY, { ...PRESS, turn: 2 }, OPEN],
    ['stale-version', READY, { ...PRESS, price: PRICE - 1 }, OPEN],
    ['card-pending', READY, PRESS, { ...OPEN, deck: foldAll(deck, [OPENED, claimed(1)]) }],
    ['card-pending', [...READY, ...PRESSED], PRESS, OPEN],
    ['insufficient-gems', READY.slice(0, 2), PRESS, OPEN],
  ])('is refused: %s (%#)', (code, history, input, context) => {
    const { decision, events } = given(...history).when(input, context);
    expect(decision).toMatchObject({ rejection: { code } });
    expect(events).toEqual([]);
  });
});
