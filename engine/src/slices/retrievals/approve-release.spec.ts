import { expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { BOB } from '../../../../test/operators/sample-operators.ts';
import { approveRelease } from './approve-release.ts';
import { proposeRelease } from './propose-release.ts';
import { ITEM, context, created } from '../../../../test/retrievals/sample-retrievals.ts';
import { withdrawal } from './withdrawal.ts';

const { given } = specify(withdrawal, approveRelease);
const INPUT = { proposalId: '00000000000000a1', itemId: ITEM.itemId };
const PROPOSED = [
  created(true),
  ...specify(withdrawal, proposeRelease).given(created(true)).when(INPUT, context(BOB)).events,
];

it('refuses the proposer, an unknown proposal, and another item', () => {
  const code = (input: typeof INPUT) => given(...PROPOSED).when(input, context(BOB)).decision;
  expect(code(INPUT)).toMatchObject({ rejection: { code: 'own-proposal' } });
  expect(code({ ...INPUT, proposalId: '00000000000000a2' })).toMatchObject({
    rejection: { code: 'unknown-proposal' },
  });
  expect(code({ ...INPUT, itemId: 'anna0000-2' })).toMatchObject({ rejection: { code: 'proposal-stale' } });
});
