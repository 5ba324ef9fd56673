import { describe, expect, it } from 'vitest';
import {
  ANNA,
  CARDS,
  CONTEXT,
  DECK,
  PRESSED,
  PRICE,
  READY,
  at,
  player,
} from '../../../../test/luckycard/sample-luckycard.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { cardAt, cardNumber, rollOf } from '../../fairness/index.ts';
import { accepted } from '../../kernel/index.ts';
import { ItemSource, ItemsGranted } from '../bag/index.ts';
import { CardTurned } from './events.ts';
import { turnCard } from './turn-card.ts';

const { given } = specify(player, turnCard);
const CLAIM = `${DECK}#2`;
const TURN = { reserved: at(4), cause: CLAIM, turn: 1, extra: 0, left: CARDS };

describe('turning', () => {
  it('pays the price, and grants the card that the player’s own hash gives', () => {
    const { events, state, reply } = given(...READY, ...PRESSED).when(TURN, CONTEXT);
    const turned = events.find(CardTurned.is)?.data;
    if (turned === undefined) throw new Error('no card');
    const { userSeed, serverSeed } = turned.reveal;
    const { number } = cardNumber(rollOf(userSeed, serverSeed).resultHash, 2);
    const { skinId, value } = cardAt(CARDS, number);
    expect(turned).toMatchObject({ deck: DECK, cause: CLAIM, price: PRICE, number, skinId, value, extra: 0 });
    expect(events.find(ItemsGranted.is)?.data).toEqual({
      source: ItemSource.luckycard,
      items: [{ itemId: `${ANNA}-1`, skinId, value }],
    });
    expect(state.wallet.balance).toBe(100_000 - PRICE);
    expect(turned.reveal).toMatchObject({ chainId: 1, index: 1, userSeed: 'Nanshan7' });
    expect(state.luckycard).toMatchObject({
      held: [],
      turned: [{ kind: 'celadon', reserved: at(4), skinId }],
    });
    expect(reply).toEqual(turned);
  });

  it('pays the extra with the last card', () => {
    const last = { ...TURN, extra: 15_000, left: CARDS.slice(0, 1) };
    const { state } = given(...READY, ...PRESSED).when(last, CONTEXT);
    expect(state.wallet.balance).toBe(100_000 - PRICE + 15_000);
  });

  it('writes nothing for a press that is not held', () => {
    expect(given(...READY).when(TURN, CONTEXT).decision).toEqual(accepted());
  });
});
