// Calculations from a box alone: pure, small, and the same for server and browser.
export { type ApportionFault, apportion } from '../apportion.ts';
export { imageAt } from '../image-host.ts';
export { asNumber } from '../box-version.ts';
export {
  type BoxReport,
  type ReportedItem,
  type WorthItem,
  chanceOfNone,
  momentsOf,
  opensUntil,
  reportOf,
} from './box-report.ts';
export { type BoxDifference, type ItemDifference, differenceOf } from './difference.ts';
export { type OddsUnit, type Shares, type SharesFault, remainderOf, sharesOf, textsIn } from './shares.ts';
export { type Returns, returnsOf } from './returns.ts';
export { type CyclingBox, type GainfulCycle, bestValues, gainfulCycle } from './cycles.ts';
export { type MoneyLoop, type PriceGraph, type Way, isMore, moneyLoops, waysOf } from './money-loops.ts';
export { type BoxWarning, type WarnedItem, warningsOf } from './warnings.ts';
export { parseGems, toGems } from '../../../kernel/money.ts';
