import { rulesHashOf } from '../../engine/src/fairness/index.ts';
import { UNITS_PER_GEM, combine } from '../../engine/src/kernel/index.ts';
import { TopUpCredited, TopUpTakenBack, measures } from '../../engine/src/slices/payments/events.ts';
import { wallet } from '../../engine/src/slices/wallet/index.ts';
import type { ClaimVipBonusContext } from '../../engine/src/slices/vip/claim-vip-bonus.ts';
import { VIP_TABLE, type VipTable } from '../../engine/src/slices/vip/events.ts';
import { vip } from '../../engine/src/slices/vip/state.ts';

/** State that the level of a player who buys gems depends on. */
export const fold = combine({ vip, wallet: wallet.player.fold }, measures);
export const gems = (count: number): number => count * UNITS_PER_GEM;
const OF_ORDER = {
  orderId: 'c'.repeat(20),
  ordered: 'player-anna0000#1',
  cause: 'payment-cccccccccccccccccccc#3',
};
export const bought = (count: number) =>
  TopUpCredited.of({ ...OF_ORDER, gems: gems(count), gift: 0, bonus: 0, settled: 0, late: false });
export const chargedBack = (count: number) =>
  TopUpTakenBack.of({ ...OF_ORDER, gems: gems(count), taken: gems(count), owed: 0 });
export const AT = 'player-anna0000#2';
/** A time after all events of a test. */
const NOW = 1_000_000;

export const context = (table: VipTable = VIP_TABLE.first): ClaimVipBonusContext => ({
  time: NOW,
  at: AT,
  table: { hash: rulesHashOf(VIP_TABLE.name, table), content: table },
});
