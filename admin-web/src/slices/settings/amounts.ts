import { typedNumber } from '../../shell/i18n/typed-number';
import type { Line } from '@skins/api/settings/shapes';

export type Unit = Line['unit'];

/** Stored units per displayed unit. */
const KEPT: Partial<Readonly<Record<Unit, number>>> = { gems: 10_000, share: 100, ms: 60_000 };
const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/;

/** Writes a stored figure as it is typed: in gems, percent or minutes. */
export function typedOf(kept: unknown, unit: Unit): string {
  if (typeof kept === 'string') return kept;
  if (typeof kept !== 'number') return '';
  return String(kept / (KEPT[unit] ?? 1));
}

/** Reads a typed figure as it is stored. Other text stays as it is: the check then names the fault. */
export function keptOf(typed: string, unit: Unit): unknown {
  const text = typed.trim();
  const sign = /^[-−]/.test(text) ? '-' : '';
  const number = `${sign}${typedNumber(text.slice(sign.length)) ?? text}`;
  if (!DECIMAL.test(number)) return text;
  // This rounds away only the binary error of a decimal fraction.
  const kept = Number((Number(number) * (KEPT[unit] ?? 1)).toPrecision(15));
  return kept;
}
