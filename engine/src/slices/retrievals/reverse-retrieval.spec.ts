import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { RetrievalEnded, RetrievalReversed } from './events.ts';
import { reverseRetrieval } from './reverse-retrieval.ts';
import { ASKED, FOLLOW, playerFold, step } from '../../../../test/retrievals/sample-retrievals.ts';

const { given } = specify(playerFold, reverseRetrieval);
const GONE = [...ASKED, step(3, 5), RetrievalEnded.of({ ...FOLLOW, outcome: 'delivered' })];

it('returns a delivered item to the bag, once', () => {
  const back = [step(5, 0), RetrievalReversed.of(FOLLOW)];
  expect(given(...GONE).when(FOLLOW, undefined).decision).toEqual(accepted(...back));
  expect(given(...GONE, ...back).when(FOLLOW, undefined).decision).toEqual(accepted());
});
