import { rulesHashOf } from '../fairness/index.ts';
import { UNITS_PER_GEM, combine } from '../kernel/index.ts';
import { SamplePaid, SampleTakenBack, topUp } from '../shop/sample-top-up/index.ts';
import { wallet } from '../wallet/index.ts';
import type { ClaimVipBonusContext } from './claim-vip-bonus.ts';
import { VIP_TABLE, type VipTable } from './events.ts';
import { vip } from './state.ts';

/** What a level is made of, of a player who buys gems as tests do. */
export const fold = combine({ vip, wallet: wallet.player.fold }, topUp.measures);
export const gems = (count: number): number => count * UNITS_PER_GEM;
export const bought = (count: number) => SamplePaid.of({ amount: gems(count) });
export const chargedBack = (count: number) => SampleTakenBack.of({ amount: gems(count) });
export const AT = 'player-anna0000#2';
/** A while after any event of a test. */
const NOW = 1_000_000;

export const context = (table: VipTable = VIP_TABLE.first): ClaimVipBonusContext => ({
  time: NOW,
  at: AT,
  table: { hash: rulesHashOf(VIP_TABLE.name, table), content: table },
});
