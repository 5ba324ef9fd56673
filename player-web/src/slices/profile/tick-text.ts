import { count, gems } from '../../shell/i18n/format';

/** Formats a tick of an axis in gems, with decimals only where it has them. */
export const tickText = (tick: number): string =>
  // Zero may be -0, which would read "-0".
  Number.isInteger(tick) ? count(tick === 0 ? 0 : tick) : gems(tick);
