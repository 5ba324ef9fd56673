import type { Line } from '@skins/api/settings/shapes';

export type Unit = Line['unit'];

/** Stored units per displayed unit. */
const KEPT: Partial<Readonly<Record<Unit, number>>> = { gems: 10_000, share: 100, ms: 60_000 };
const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/;

/** Converts a stored value to the displayed text: gems, percent or minutes. */
export function typedOf(kept: unknown, unit: Unit): string {
  if (typeof kept === 'string') return kept;
  if (typeof kept !== 'number') return '';
  return String(kept / (KEPT[unit] ?? 1));
}

/** Converts typed text to the stored value; text that is not a number stays as it is, and the check reports it. */
export function keptOf(typed: string, unit: Unit): unknown {
  const text = typed.trim();
  if (!DECIMAL.test(text)) return text;
  // Rounds away only binary rounding errors.
  const kept = Number((Number(text) * (KEPT[unit] ?? 1)).toPrecision(15));
  return kept;
}
