import { describe, expect, it } from 'vitest';
import { settingHashOf } from '../../fairness/index.ts';
import { DAY_MS, accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ChangeApproved, ChangeProposed } from '../operators/events.ts';
import { ADA, BOB } from '../../../../test/operators/sample-operators.ts';
import { approveRules } from './approve-rules.ts';
import { NOTICE_MS } from './events.ts';
import { ID, NOW, by } from '../../../../test/rules/sample-change.ts';
import { FIVE, SEVEN, SIX, published } from '../../../../test/rules/sample-fees.ts';
import { rulesFold } from './state.ts';

const { given } = specify(rulesFold, approveRules);
const FIRST = published(1, 1_000, FIVE);
const input = { proposalId: ID, name: 'fees', content: SIX, from: null };

const proposed = (from: number | null) =>
  ChangeProposed.of({
    proposalId: ID,
    hash: settingHashOf([published(2, 0, SIX)], from),
    editors: [ADA],
    expires: NOW + 14 * DAY_MS,
  });
const { hash } = proposed(null).data;

describe('approve-rules', () => {
  it('publishes another operator’s proposal after the notice, and notes the approval', () => {
    const { decision, reply, state } = given(FIRST, proposed(null)).when(input, by(BOB));

    expect(decision).toEqual(
      accepted(
        published(2, NOW + NOTICE_MS, SIX),
        ChangeApproved.of({ proposalId: ID, hash, comment: null }),
      ),
    );
    expect(reply).toEqual({ proposalId: ID, from: NOW + NOTICE_MS });
    expect(state.proposals.approved.get(ID)).toMatchObject({ author: ADA, hash });
  });

  it('publishes for the proposed time if the notice fits before it', () => {
    const from = NOW + DAY_MS;
    const asked = { ...input, from };
    const at = (time: number) => given(FIRST, proposed(from)).when(asked, by(BOB, time)).decision;

    expect(at(from - NOTICE_MS)).toMatchObject({ events: [published(2, from, SIX), {}] });
    expect(at(from - NOTICE_MS + 1)).toEqual(rejected({ code: 'from-too-near', earliest: from + 1 }));
  });

  it('refuses the proposer, other content, and a stale proposal', () => {
    const stale = rejected({ code: 'proposal-stale' });

    expect(given(FIRST, proposed(null)).when(input, by(ADA)).decision).toEqual(
      rejected({ code: 'own-proposal' }),
    );
    expect(given(FIRST, proposed(null)).when({ ...input, content: SEVEN }, by(BOB)).decision).toEqual(stale);
    expect(given(FIRST, proposed(null)).when({ ...input, from: NOW + DAY_MS }, by(BOB)).decision).toEqual(
      stale,
    );
    const overtaken = given(FIRST, proposed(null), published(2, 5_000, SEVEN));
    expect(overtaken.when(input, by(BOB)).decision).toEqual(stale);
  });

  it('refuses a second approval', () => {
    const events = [
      published(2, NOW + NOTICE_MS, SIX),
      ChangeApproved.of({ proposalId: ID, hash, comment: null }),
    ];

    expect(given(FIRST, proposed(null), ...events).when(input, by(BOB)).decision).toEqual(
      rejected({ code: 'proposal-ended', how: 'approved' }),
    );
  });
});
