import { expect, it } from 'vitest';
import { RULES, priceOf } from '../../../../test/luckycard/sample-luckycard.ts';
import { OPENED } from '../../../../test/luckycard/sample-luckycard.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { deckHash, sha256Hex } from '../../fairness/index.ts';
import { DeckOpened } from './events.ts';
import { openDeck } from './open-deck.ts';
import { deck } from './state.ts';

const { given } = specify(deck, openDeck);
const FIRST = { kind: 'celadon', number: 1 };
const NOW = { time: 1_000, hash: sha256Hex, rules: RULES, priceOf };

it('puts the composition under its hash, at the prices in force, the dearest first', () => {
  const [event] = given().when(FIRST, NOW).events;
  if (event === undefined || !DeckOpened.is(event)) throw new Error('no deck');
  const { cards, composition, rate, extra, rulesHash, idleMs } = event.data;
  expect(cards).toEqual([
    { skinId: 'rare', value: 80_000, count: 1 },
    { skinId: 'plain', value: 5_000, count: 19 },
  ]);
  expect(composition).toBe(deckHash('deck-celadon-1', { rate, extra, rulesHash, cards }));
  expect(idleMs).toBe(2 * 3_600_000);
});

it.each([
  ['deck-known', [OPENED], FIRST, NOW],
  ['deck-kind-unknown', [], { ...FIRST, kind: 'jade' }, NOW],
  ['unknown-skin', [], FIRST, { ...NOW, priceOf: () => undefined }],
  [
    'over-deck-ceiling',
    [],
    FIRST,
    { ...NOW, rules: { ...RULES, content: { ...RULES.content, ceiling: 94_999 } } },
  ],
])('refuses: %s', (code, history, input, context) => {
  expect(given(...history).when(input, context).decision).toMatchObject({ rejection: { code } });
});

it('counts the extra against the ceiling: one card may bring both', () => {
  const rules = { ...RULES, content: { ...RULES.content, ceiling: 95_000 } };
  expect(given().when(FIRST, { ...NOW, rules }).events).toHaveLength(1);
});
