import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ItemsPutBack, RetrievalBarred, RetrievalEnded } from './events.ts';
import { putBackItems } from './put-back-items.ts';
import { ASKED, FOLLOW, ITEM, playerFold, step } from '../../../../test/retrievals/sample-retrievals.ts';

const { given } = specify(playerFold, putBackItems);
const INPUT = { itemIds: [ITEM.itemId] };
const FAILED = [...ASKED, step(3, 4), RetrievalEnded.of({ ...FOLLOW, outcome: 'expired' })];
const BARRED = [...FAILED, step(4, 8), RetrievalBarred.of({ itemId: ITEM.itemId, until: 5_000 })];

it('returns an item whose retrieval failed to the bag', () => {
  expect(given(...FAILED).when(INPUT, { time: 1 }).decision).toEqual(
    accepted(step(4, 0), ItemsPutBack.of(INPUT)),
  );
});

it('returns a barred item after its time, and allows new attempts', () => {
  expect(given(...BARRED).when(INPUT, { time: 4_999 }).decision).toMatchObject({
    rejection: { code: 'item-barred', until: 5_000 },
  });
  const { state } = given(...BARRED).when(INPUT, { time: 5_000 });
  expect(state.retrievals.tried.get(ITEM.itemId)).toMatchObject({ failures: 0, barredUntil: 0, attempts: 1 });
});

it.each([
  ['nothing', [], 'items-out-of-range'],
  ['what the player never had', ['anna0000-9'], 'unknown-item'],
  ['what is on its way', [ITEM.itemId], 'item-not-free'],
])('refuses %s', (_what, itemIds, code) => {
  expect(given(...ASKED).when({ itemIds }, { time: 1 }).decision).toMatchObject({ rejection: { code } });
});
