import { combine, foldOf } from '../../engine/src/kernel/index.ts';
import { proposals } from '../../engine/src/slices/operators/index.ts';
import { PromotionHeld } from '../../engine/src/slices/promotion/events.ts';
import type { DecidingState, ShareVerdict } from '../../engine/src/slices/promotion/held-share.ts';
import { promotionOfPlayer } from '../../engine/src/slices/promotion/state.ts';
import { wallet } from '../../engine/src/slices/wallet/index.ts';
import { ADA, BOB, EVE, PAIRS, added, by, fold as operators } from '../operators/sample-operators.ts';
import { foldAll } from '../samples/engine/specification.ts';

export const fold = combine<DecidingState>({
  wallet: wallet.player.fold,
  adjustments: proposals,
  promotion: promotionOfPlayer,
  erasure: foldOf<{ erased: unknown }>({ erased: undefined }, []),
});
const { register } = foldAll(operators, [added(ADA), added(BOB, 'finance'), added(EVE, 'support'), PAIRS]);
export const context = (operatorId: string) => ({ ...by(operatorId), at: 'player-anna0000#2', register });
const SHARE = { table: 'promotion-20777#2', row: 2, friend: 'cleo0000', amount: 500 };
export const HELD = PromotionHeld.of({ ...SHARE, reason: 'device' });
export const verdict = (said: ShareVerdict['verdict'], change: Partial<ShareVerdict> = {}): ShareVerdict => ({
  proposalId: '00000000000000a1',
  table: SHARE.table,
  row: SHARE.row,
  verdict: said,
  ...change,
});
