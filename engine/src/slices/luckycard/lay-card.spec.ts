import { expect, it } from 'vitest';
import { OPENED, RESERVED, TURNED, at, claimed, laid } from '../../../../test/luckycard/sample-luckycard.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { InvariantBroken, accepted } from '../../kernel/index.ts';
import { DeckClosed } from './events.ts';
import { layCard } from './lay-card.ts';
import { deck, leftOf, nextTurn } from './state.ts';

const { given } = specify(deck, layCard);
const LAY = { reserved: RESERVED };

it('lays the turned card: what is left and the price follow', () => {
  const { events, state } = given(OPENED, claimed(1)).when(LAY, { turned: TURNED });
  expect(events).toEqual([laid(1)]);
  expect(leftOf(state).map(({ count }) => count)).toEqual([1, 0]);
  // ⌈(80,000 + 15,000) × 10,000 / 9,200⌉
  expect(nextTurn(state)).toEqual({ turn: 2, left: 1, price: 103_261, extra: 15_000 });
});

it('closes the deck with the last card', () => {
  const second = `${RESERVED}0`;
  const history = [OPENED, claimed(1), laid(1), claimed(2, second, 103_261)];
  const turned = { ...TURNED, reserved: second, skinId: 'rare' };
  const { events, state } = given(...history).when({ reserved: second }, { turned });
  expect(events[1]).toEqual(DeckClosed.of({ opened: at(1), reason: 'finished' }));
  expect(nextTurn(state)).toBeUndefined();
});

it('writes nothing if repeated, and nothing before the card is turned', () => {
  const { decision } = given(OPENED, claimed(1), laid(1)).when(LAY, { turned: TURNED });
  expect(decision).toEqual(accepted());
  expect(() => given(OPENED, claimed(1)).when(LAY, { turned: undefined })).toThrow(InvariantBroken);
});
