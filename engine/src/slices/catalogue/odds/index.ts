// Calculations from a box alone: pure, small, and the same for server and browser.
export { type ApportionFault, apportion } from '../apportion.ts';
export { imageAt } from '../image-host.ts';
export { asNumber } from '../box-version.ts';
export {
  type BoxReport,
  type WorthItem,
  chanceOfNone,
  momentsOf,
  opensUntil,
  reportOf,
} from './box-report.ts';
export { type BoxDifference, differenceOf } from './difference.ts';
export { type OddsUnit, type Shares, type SharesFault, remainderOf, sharesOf, textsIn } from './shares.ts';
export { type Returns, returnsOf } from './returns.ts';
export { type CyclingBox } from './cycles.ts';
export {
  type MoneyLoop,
  type PriceGraph,
  type Way,
  isMore,
  moneyLoops,
  smallestEdge,
  waysOf,
  withDrop,
} from './money-loops.ts';
export { type BoxWarning, warningsOf } from './warnings.ts';
export { parseGems, toGems } from '../../../kernel/money.ts';
