import { describe, expect, it } from 'vitest';
import { IDLE, OPENED, PRICE, RESERVED, claimed, laid } from '../../../../test/luckycard/sample-luckycard.ts';
import { foldAll, specify } from '../../../../test/samples/engine/specification.ts';
import { sha256Hex } from '../../fairness/index.ts';
import { accepted } from '../../kernel/index.ts';
import { claimCard } from './claim-card.ts';
import { CardClaimed } from './events.ts';
import { deck, nextTurn } from './state.ts';

const { given } = specify(deck, claimCard);
const HASH = { hash: sha256Hex };
const CLAIM = { reserved: RESERVED, turn: 1, price: PRICE, place: null };
const OTHER = { ...CLAIM, reserved: 'player-ben00000#4' };

describe('a claim', () => {
  it('makes the next card a player’s, before its number exists', () => {
    expect(given(OPENED).when(CLAIM, HASH).events).toEqual([claimed(1)]);
  });

  it('takes the chosen place, or the first free one', () => {
    const placeOf = (place: number | null, turn: number) => {
      const history = turn === 1 ? [OPENED] : [OPENED, claimed(1), laid(1)];
      const price = nextTurn(foldAll(deck, history))?.price ?? 0;
      const [event] = given(...history).when({ ...OTHER, turn, price, place }, HASH).events;
      return event !== undefined && CardClaimed.is(event) ? event.data.place : undefined;
    };
    expect([placeOf(2, 1), placeOf(3, 1), placeOf(1, 2), placeOf(null, 2)]).toEqual([2, 1, 2, 2]);
  });

  it('writes nothing if repeated', () => {
    expect(given(OPENED, claimed(1)).when(CLAIM, HASH).decision).toEqual(accepted());
    expect(given(OPENED, claimed(1), laid(1)).when(CLAIM, HASH).decision).toEqual(accepted());
  });

  it.each([
    ['deck-unknown', [], OTHER],
    ['deck-over', [OPENED, IDLE], OTHER],
    ['stale-version', [OPENED, claimed(1), laid(1)], OTHER],
    ['card-pending', [OPENED, claimed(1)], OTHER],
  ])('is refused: %s', (code, history, input) => {
    expect(given(...history).when(input, HASH).decision).toMatchObject({ rejection: { code } });
  });
});
