import { expect, it } from 'vitest';
import { DAY_MS, accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ChangeDropped, ChangeProposed } from '../operators/events.ts';
import { ADA, BOB, EVE } from '../../../../test/operators/sample-operators.ts';
import { dropRules } from './drop-rules.ts';
import { ID, NOW, by } from '../../../../test/rules/sample-change.ts';
import { rulesFold } from './state.ts';

const { given } = specify(rulesFold, dropRules);
const PROPOSED = ChangeProposed.of({
  proposalId: ID,
  hash: 'a'.repeat(64),
  editors: [ADA],
  expires: NOW + DAY_MS,
});

it.each([
  [ADA, 'withdrawn'],
  [BOB, 'refused'],
] as const)('drop-rules: the proposer withdraws, another operator rejects: %s', (who, reason) => {
  const { decision, reply } = given(PROPOSED).when({ proposalId: ID }, by(who));

  expect(decision).toEqual(accepted(ChangeDropped.of({ proposalId: ID, reason, comment: null })));
  expect(reply).toEqual({ proposalId: ID });
});

it('drop-rules refuses an operator without the right, and an ended proposal', () => {
  const dropped = ChangeDropped.of({ proposalId: ID, reason: 'withdrawn', comment: null });

  expect(given(PROPOSED).when({ proposalId: ID }, by(EVE)).decision).toEqual(
    rejected({ code: 'may-not', right: 'approve-rules' }),
  );
  expect(given(PROPOSED, dropped).when({ proposalId: ID }, by(ADA)).decision).toEqual(
    rejected({ code: 'proposal-ended', how: 'withdrawn' }),
  );
});
