import { expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { BOB, EVE } from '../../../../test/operators/sample-operators.ts';
import { proposeRelease } from './propose-release.ts';
import { ITEM, OFFERED, context, created } from '../../../../test/retrievals/sample-retrievals.ts';
import { withdrawal } from './withdrawal.ts';

const { given } = specify(withdrawal, proposeRelease);
const INPUT = { proposalId: '00000000000000a1', itemId: ITEM.itemId };

it('proposes one release at a time', () => {
  const first = given(created(true)).when(INPUT, context(BOB));
  expect(first.events).toMatchObject([{ type: 'ChangeProposed', data: { editors: [BOB] } }]);
  const again = (proposalId: string) =>
    given(created(true), ...first.events).when({ ...INPUT, proposalId }, context(BOB)).decision;
  expect(again(INPUT.proposalId)).toMatchObject({ rejection: { code: 'proposal-known' } });
  expect(again('00000000000000a2')).toMatchObject({ rejection: { code: 'proposed-already' } });
});

it.each([
  ['one who may not', [created(true)], EVE, 'may-not'],
  ['anyone where there is nothing', [], BOB, 'no-withdrawal'],
  ['anyone once it is offered', OFFERED, BOB, 'not-waiting'],
])('refuses %s', (_what, history, by, code) => {
  expect(given(...history).when(INPUT, context(by)).decision).toMatchObject({ rejection: { code } });
});
