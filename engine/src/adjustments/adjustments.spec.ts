import { describe, expect, it } from 'vitest';
import { UNITS_PER_GEM, combine, foldOf } from '../kernel/index.ts';
import { foldAll, specify } from '../kernel/specification.ts';
import { ChangeApproved, ChangeProposed } from '../operators/index.ts';
import { ADA, BOB, EVE, PAIRS, added, by, fold as operators } from '../operators/sample-operators.ts';
import { WalletPosted, wallet } from '../wallet/index.ts';
import { proposals } from '../operators/index.ts';
import { adjustBalance } from './adjust-balance.ts';
import { type Adjustment, type AdjustmentState, adjusted } from './adjustment.ts';
import { approveAdjustment } from './approve-adjustment.ts';
import { dropAdjustment } from './drop-adjustment.ts';
import { ADJUSTMENT_CEILINGS } from './events.ts';
import { proposeAdjustment } from './propose-adjustment.ts';

const fold = combine<AdjustmentState>({
  wallet: wallet.player.fold,
  adjustments: proposals,
  accounts: foldOf<{ registered: number | undefined }>({ registered: 1 }, []),
});
const { register } = foldAll(operators, [added(ADA), added(BOB, 'finance'), added(EVE, 'support'), PAIRS]);
const AT = 'player-anna0000#2';
const context = (operatorId: string, spent = 0) => ({
  ...by(operatorId),
  at: AT,
  register,
  ceilings: ADJUSTMENT_CEILINGS.first,
  spent,
});
const gems = (count: number) => count * UNITS_PER_GEM;
const credit = (count: number): Adjustment => ({ way: 'credit', amount: gems(count), reason: 'goodwill' });
const debit = (count: number): Adjustment => ({ ...credit(count), way: 'debit' });
const PROPOSAL = '00000000000000a1';
const granted = WalletPosted.of({
  reason: 'demo-grant',
  postings: [{ from: 'mint', to: 'player', amount: gems(10) }],
  balance: gems(10),
  cause: 'player-anna0000#1',
});

describe('an adjustment at the word of one', () => {
  const given = specify(fold, adjustBalance).given;

  it('moves the money, and says what for', () => {
    const { events, reply } = given(granted).when(credit(100), context(EVE));
    expect(events).toEqual([
      WalletPosted.of({
        reason: 'adjustment',
        postings: [{ from: 'house', to: 'player', amount: gems(100) }],
        balance: gems(110),
        cause: AT,
      }),
      adjusted(credit(100), false),
    ]);
    expect(reply).toEqual({ balance: gems(110) });
  });

  it.each([
    ['above the ceiling of an act', credit(101), 0, 'above-ceiling'],
    ['above what is left of the day', credit(100), gems(401), 'above-day-ceiling'],
    ['of nothing', credit(0), 0, 'amount-out-of-range'],
    ['of half a unit', { ...credit(1), amount: 0.5 }, 0, 'amount-out-of-range'],
    ['of more than the player has', debit(11), 0, 'insufficient-gems'],
  ])('is refused %s', (_what, adjustment, spent, code) => {
    const { decision } = given(granted).when(adjustment, context(EVE, spent));
    expect(decision).toMatchObject({ kind: 'rejected', rejection: { code } });
  });

  it('goes to the very ceiling', () => {
    expect(given().when(credit(100), context(EVE, gems(400))).events).toHaveLength(2);
  });
});

describe('an adjustment at the word of two', () => {
  const proposed = given(granted, PROPOSAL);

  function given(...[before, proposalId]: [typeof granted, string]) {
    const { events } = specify(fold, proposeAdjustment)
      .given(before)
      .when({ proposalId, ...credit(9_000) }, context(EVE));
    return [before, ...events];
  }
  const approving = (by: string, adjustment = credit(9_000)) =>
    specify(fold, approveAdjustment)
      .given(...proposed)
      .when({ proposalId: PROPOSAL, ...adjustment }, context(by));

  it('is proposed by its hash alone', () => {
    expect(proposed.slice(1)).toEqual([
      expect.objectContaining({
        type: ChangeProposed.type,
        data: expect.objectContaining({ editors: [EVE] }),
      }),
    ]);
    expect(JSON.stringify(proposed.slice(1))).not.toContain('9000');
  });

  it('is approved and done in one append, the money first, the approval last', () => {
    const { events, reply } = approving(BOB);
    expect(events.map(({ type }) => type)).toEqual(['WalletPosted', 'BalanceAdjusted', ChangeApproved.type]);
    expect(reply).toEqual({ balance: gems(9_010) });
  });

  it('is not approved when it is another than was proposed, or by who may not', () => {
    expect(approving(BOB, credit(9_001)).decision).toMatchObject({ rejection: { code: 'proposal-stale' } });
    expect(approving(EVE).decision).toMatchObject({ rejection: { code: 'may-not' } });
  });

  it('is not approved by its author', () => {
    const own = specify(fold, proposeAdjustment)
      .given()
      .when({ proposalId: PROPOSAL, ...credit(1) }, context(BOB));
    const { decision } = specify(fold, approveAdjustment)
      .given(...own.events)
      .when({ proposalId: PROPOSAL, ...credit(1) }, context(BOB));
    expect(decision).toMatchObject({ rejection: { code: 'own-proposal' } });
  });

  it('is approved once', () => {
    const { decision } = specify(fold, approveAdjustment)
      .given(...proposed, ...approving(BOB).events)
      .when({ proposalId: PROPOSAL, ...credit(9_000) }, context(BOB));
    expect(decision).toMatchObject({ rejection: { code: 'proposal-ended', how: 'approved' } });
  });

  it('is taken back by its author, and then approved by nobody', () => {
    const dropped = specify(fold, dropAdjustment)
      .given(...proposed)
      .when({ proposalId: PROPOSAL }, context(EVE));
    expect(dropped.events).toMatchObject([{ data: { reason: 'withdrawn' } }]);
    const { decision } = specify(fold, approveAdjustment)
      .given(...proposed, ...dropped.events)
      .when({ proposalId: PROPOSAL, ...credit(9_000) }, context(BOB));
    expect(decision).toMatchObject({ rejection: { code: 'proposal-ended' } });
  });

  it('equal to one that waits is one with it', () => {
    const { decision } = specify(fold, proposeAdjustment)
      .given(...proposed)
      .when({ proposalId: '00000000000000a2', ...credit(9_000) }, context(BOB));
    expect(decision).toMatchObject({ rejection: { code: 'proposed-already', proposalId: PROPOSAL } });
  });
});
