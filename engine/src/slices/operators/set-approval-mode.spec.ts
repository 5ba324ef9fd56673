import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ApprovalModeSet } from './events.ts';
import { modeAt } from './register.ts';
import {
  ADA,
  BOB,
  BOB_TOO,
  EVE,
  NOW,
  PAIRS,
  added,
  by,
  fold,
} from '../../../../test/operators/sample-operators.ts';
import { SINGLE_NOTICE_MS, setApprovalMode } from './set-approval-mode.ts';

const { given } = specify(fold, setApprovalMode);
const OWNERS = [added(ADA), added(BOB)];
const FROM = NOW + SINGLE_NOTICE_MS;

describe('set-approval-mode', () => {
  it('requires two people from now on', () => {
    const { decision, state } = given(...OWNERS).when({ mode: 'pairs' }, by(ADA));

    expect(decision).toEqual(accepted(ApprovalModeSet.of({ mode: 'pairs', from: NOW })));
    expect([modeAt(state.register, NOW - 1), modeAt(state.register, NOW)]).toEqual(['single', 'pairs']);
  });

  it('returns to one person after seven days of notice', () => {
    const { decision, state } = given(...OWNERS, PAIRS).when({ mode: 'single' }, by(ADA));

    expect(decision).toEqual(accepted(ApprovalModeSet.of({ mode: 'single', from: FROM })));
    expect([modeAt(state.register, FROM - 1), modeAt(state.register, FROM)]).toEqual(['pairs', 'single']);
  });

  it('cancels the return at once', () => {
    const announced = ApprovalModeSet.of({ mode: 'single', from: FROM });
    const { state } = given(...OWNERS, PAIRS, announced).when({ mode: 'pairs' }, by(BOB));

    expect(modeAt(state.register, FROM)).toBe('pairs');
  });

  it('refuses an operator without the right', () => {
    expect(given(...OWNERS, added(EVE, 'finance')).when({ mode: 'pairs' }, by(EVE)).decision).toEqual(
      rejected({ code: 'may-not', right: 'approve-operators' }),
    );
  });

  it('refuses two people if there is only one, with any number of accounts', () => {
    expect(given(added(BOB), added(BOB_TOO, 'owner', BOB)).when({ mode: 'pairs' }, by(BOB)).decision).toEqual(
      rejected({ code: 'too-few-owners' }),
    );
  });

  it('writes nothing if repeated', () => {
    expect(given(...OWNERS, PAIRS).when({ mode: 'pairs' }, by(ADA)).decision).toEqual(accepted());
    expect(given(...OWNERS).when({ mode: 'single' }, by(ADA)).decision).toEqual(accepted());
  });
});
