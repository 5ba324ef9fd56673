import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { endRetrieval } from './end-retrieval.ts';
import { RetrievalBarred, RetrievalEnded, type RetrievalOutcome } from './events.ts';
import { ASKED, FOLLOW, playerFold, step } from '../../../../test/retrievals/sample-retrievals.ts';

const { given } = specify(playerFold, endRetrieval);
const ended = (outcome: RetrievalOutcome) => RetrievalEnded.of({ ...FOLLOW, outcome });
const NOW = { time: 1_000 };

it.each([
  ['delivered', 5],
  ['recalled', 0],
  ['rejected', 0],
  ['unreleased', 0],
  ['declined', 7],
  ['expired', 4],
  ['private', 4],
] as const)('%s: moves the item into state %i', (outcome, state) => {
  expect(given(...ASKED).when({ ...FOLLOW, outcome }, NOW).decision).toEqual(
    accepted(step(3, state), ended(outcome)),
  );
});

it('bars an item that failed for the third time', () => {
  const again = [step(3, 4), ended('expired'), step(4, 3), ...ASKED.slice(2)];
  // Later requests have other places than the first, so each end references its own.
  const endedAt = (n: number) =>
    RetrievalEnded.of({ ...FOLLOW, requested: `test-stream#${n}`, outcome: 'expired' });
  const history = [...ASKED, ...again, step(3, 4), endedAt(7), step(4, 3), ...ASKED.slice(2)];
  const input = { ...FOLLOW, requested: 'test-stream#11', outcome: 'expired' as const };
  expect(
    given(...history)
      .when(input, NOW)
      .events.slice(2),
  ).toEqual([step(4, 8), RetrievalBarred.of({ itemId: FOLLOW.itemId, until: NOW.time + 86_400_000 })]);
});

it('writes nothing if repeated', () => {
  const history = [...ASKED, step(3, 5), ended('delivered')];
  expect(given(...history).when({ ...FOLLOW, outcome: 'delivered' }, NOW).decision).toEqual(accepted());
});
