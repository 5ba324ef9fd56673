import type { Line } from '@skins/api/settings/shapes';

export type Unit = Line['unit'];

/** How many of what is kept make one of what is typed. */
const KEPT: Partial<Readonly<Record<Unit, number>>> = { gems: 10_000, share: 100, ms: 60_000 };
const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/;

/** A kept figure as it is typed: gems, percent or minutes. */
export function typedOf(kept: unknown, unit: Unit): string {
  if (typeof kept === 'string') return kept;
  if (typeof kept !== 'number') return '';
  return String(kept / (KEPT[unit] ?? 1));
}

/** What was typed as it is kept; what is no figure stays as it is, and the check says so. */
export function keptOf(typed: string, unit: Unit): unknown {
  const text = typed.trim();
  if (!DECIMAL.test(text)) return text;
  // Rounded away is only what a decimal fraction leaves behind in binary.
  const kept = Number((Number(text) * (KEPT[unit] ?? 1)).toPrecision(15));
  return kept;
}
