import { UNITS_PER_GEM, combine, foldOf } from '../../engine/src/kernel/index.ts';
import { foldAll, specify } from '../samples/engine/specification.ts';
import { proposals } from '../../engine/src/slices/operators/index.ts';
import { ADA, BOB, EVE, PAIRS, added, by, fold as operators } from '../operators/sample-operators.ts';
import { WalletPosted, wallet } from '../../engine/src/slices/wallet/index.ts';
import type { Adjustment, AdjustmentState } from '../../engine/src/slices/adjustments/adjustment.ts';
import { approveAdjustment } from '../../engine/src/slices/adjustments/approve-adjustment.ts';
import { ADJUSTMENT_CEILINGS } from '../../engine/src/slices/adjustments/events.ts';
import { proposeAdjustment } from '../../engine/src/slices/adjustments/propose-adjustment.ts';

export const fold = combine<AdjustmentState>({
  wallet: wallet.player.fold,
  adjustments: proposals,
  accounts: foldOf<{ registered: number | undefined }>({ registered: 1 }, []),
});
const { register } = foldAll(operators, [added(ADA), added(BOB, 'finance'), added(EVE, 'support'), PAIRS]);
export const AT = 'player-anna0000#2';
export const context = (operatorId: string, spent = 0) => ({
  ...by(operatorId),
  at: AT,
  register,
  ceilings: ADJUSTMENT_CEILINGS.first,
  spent,
});
export const gems = (count: number) => count * UNITS_PER_GEM;
export const credit = (count: number): Adjustment => ({
  way: 'credit',
  amount: gems(count),
  reason: 'goodwill',
});
export const debit = (count: number): Adjustment => ({ ...credit(count), way: 'debit' });
export const PROPOSAL = '00000000000000a1';
export const granted = WalletPosted.of({
  reason: 'demo-grant',
  postings: [{ from: 'mint', to: 'player', amount: gems(10) }],
  balance: gems(10),
  cause: 'player-anna0000#1',
});

/** Eve's proposal of 9,000 gems, after the grant. */
export const proposed = [
  granted,
  ...specify(fold, proposeAdjustment)
    .given(granted)
    .when({ proposalId: PROPOSAL, ...credit(9_000) }, context(EVE)).events,
];

/** Approves the proposal as the given operator. */
export const approving = (by: string, adjustment = credit(9_000)) =>
  specify(fold, approveAdjustment)
    .given(...proposed)
    .when({ proposalId: PROPOSAL, ...adjustment }, context(by));
