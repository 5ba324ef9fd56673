import { UNITS_PER_GEM } from '@skins/engine/kernel';

const PLACES = 4;

/** Formats an amount in 1/10,000 gem as decimal gems; exact, without trailing zeros. */
export function gemsText(amount: bigint): string {
  const units = BigInt(UNITS_PER_GEM);
  const sign = amount < 0n ? '-' : '';
  const size = amount < 0n ? -amount : amount;
  const places = String(size % units)
    .padStart(PLACES, '0')
    .replace(/0+$/, '');
  return `${sign}${size / units}${places === '' ? '' : `.${places}`}`;
}
