import { describe, expect, it } from 'vitest';
import {
  HOUR_MS,
  IDLE,
  OPENED,
  at,
  claimed,
  laid,
  priceOf,
} from '../../../../test/luckycard/sample-luckycard.ts';
import { metaOf, specify } from '../../../../test/samples/engine/specification.ts';
import { accepted } from '../../kernel/index.ts';
import { closeDeck } from './close-deck.ts';
import { DeckClosed } from './events.ts';
import { deck } from './state.ts';

const { given } = specify(deck, closeDeck);
const LATE = { time: metaOf(1).time + 2 * HOUR_MS, priceOf };

describe('closing', () => {
  it('ends a deck that nobody played for its hours', () => {
    expect(given(OPENED).when({ since: at(1) }, LATE).events).toEqual([IDLE]);
  });

  it('counts the hours from the latest turn', () => {
    const history = [OPENED, claimed(1), laid(1)];
    expect(given(...history).when({ since: at(3) }, LATE).decision).toMatchObject({
      rejection: { code: 'deck-in-play', until: metaOf(3).time + 2 * HOUR_MS },
    });
  });

  it('ends a deck of which a card left has another price, but not for one that is turned', () => {
    const dearer = { time: 2_000, priceOf: (skinId: string) => (skinId === 'plain' ? 5_001 : 80_000) };
    expect(given(OPENED).when({ since: at(1) }, dearer).events).toEqual([
      DeckClosed.of({ opened: at(1), reason: 'price' }),
    ]);
    const { decision } = given(OPENED, claimed(1), laid(1)).when({ since: at(3) }, dearer);
    expect(decision).toMatchObject({ rejection: { code: 'deck-in-play' } });
  });

  it('writes nothing while a card is claimed, after a newer turn, or if repeated', () => {
    for (const history of [[], [OPENED, claimed(1)], [OPENED, claimed(1), laid(1)], [OPENED, IDLE]])
      expect(given(...history).when({ since: at(1) }, LATE).decision).toEqual(accepted());
  });
});
