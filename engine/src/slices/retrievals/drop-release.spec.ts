import { expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { BOB, EVE } from '../../../../test/operators/sample-operators.ts';
import { dropRelease } from './drop-release.ts';
import { proposeRelease } from './propose-release.ts';
import { ITEM, context, created } from '../../../../test/retrievals/sample-retrievals.ts';
import { withdrawal } from './withdrawal.ts';

const { given } = specify(withdrawal, dropRelease);
const INPUT = { proposalId: '00000000000000a1' };
const PROPOSED = [
  created(true),
  ...specify(withdrawal, proposeRelease)
    .given(created(true))
    .when({ ...INPUT, itemId: ITEM.itemId }, context(BOB)).events,
];

it('withdraws a proposed release, and refuses an operator without the right', () => {
  expect(given(...PROPOSED).when(INPUT, context(BOB)).events).toMatchObject([{ type: 'ChangeDropped' }]);
  expect(given(...PROPOSED).when(INPUT, context(EVE)).decision).toMatchObject({
    rejection: { code: 'may-not' },
  });
});
