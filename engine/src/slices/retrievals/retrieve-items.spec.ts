import { expect, it } from 'vitest';
import { sha256Hex } from '../../fairness/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { RetrievalRequested } from './events.ts';
import { retrieveItems } from './retrieve-items.ts';
import {
  ASKED,
  GRANTED,
  ITEM,
  asked,
  playerFold,
  step,
} from '../../../../test/retrievals/sample-retrievals.ts';

const { given } = specify(playerFold, retrieveItems);
const NAME = sha256Hex('anna0000-1/plain/1000/1').slice(0, 20);
const INPUT = { itemIds: [ITEM.itemId] };

it('takes the item out of the bag, and names the retrieval after the item and attempt', () => {
  const { events, reply } = given(GRANTED).when(INPUT, { ...asked(), hash: sha256Hex });
  expect(events).toEqual([
    step(0, 3),
    RetrievalRequested.of({
      retrievalId: NAME,
      attempt: 1,
      ...ITEM,
      recipient: 'a'.repeat(64),
      release: false,
      releaseBy: 1_000 + 72 * 3_600_000,
      answerMs: 12 * 3_600_000,
      rulesHash: 'a'.repeat(64),
      due: 1_000 + 86_400_000,
      granted: 1_000,
    }),
  ]);
  expect(reply).toEqual([{ retrievalId: NAME, itemId: ITEM.itemId, release: false }]);
});

it('requires a release above the limit of the terms, but not at it', () => {
  const releaseOf = (releaseAbove: number) =>
    given(GRANTED)
      .when(INPUT, asked({ releaseAbove }))
      .reply.map(({ release }) => release);
  expect([releaseOf(ITEM.value - 1), releaseOf(ITEM.value)]).toEqual([[true], [false]]);
});

it.each([
  ['nothing', [GRANTED], { itemIds: [] }, {}, 'items-out-of-range'],
  ['what the player never had', [GRANTED], { itemIds: ['anna0000-2'] }, {}, 'unknown-item'],
  ['what is on its way', ASKED, INPUT, {}, 'item-not-free'],
  ['anything while it is closed', [GRANTED], INPUT, { open: false }, 'retrievals-closed'],
])('refuses %s', (_what, history, input, terms, code) => {
  expect(given(...history).when(input, asked(terms)).decision).toMatchObject({ rejection: { code } });
});

it('refuses a player who owes gems', () => {
  const { bag, retrievals } = given(GRANTED).when({ itemIds: [] }, asked()).state;
  const owing = { bag, retrievals, payments: { debt: 5 } };
  expect(retrieveItems.decide(owing, INPUT, asked())).toMatchObject({
    rejection: { code: 'top-up-owed', owed: 5 },
  });
});
