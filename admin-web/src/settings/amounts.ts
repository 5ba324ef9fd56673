import type { Line } from '@skins/api/settings/shapes';

type Unit = Line['unit'];

/** How many of what is kept make one of what is typed. */
const KEPT: Partial<Readonly<Record<Unit, number>>> = { gems: 10_000, share: 100, ms: 60_000 };
const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/;

/** A kept figure as it is typed: gems, percent or minutes. */
export function typedOf(kept: unknown, unit: Unit): string {
  if (typeof kept === 'string') return kept;
  if (typeof kept !== 'number') return '';
  return unit === 'time' ? localOf(kept) : String(kept / (KEPT[unit] ?? 1));
}

/** What was typed as it is kept; what is no figure stays as it is, and the check says so. */
export function keptOf(typed: string, unit: Unit): unknown {
  const text = typed.trim();
  if (unit === 'time') return timeOf(text) ?? text;
  if (!DECIMAL.test(text)) return text;
  // Rounded away is only what a decimal fraction leaves behind in binary.
  const kept = Number((Number(text) * (KEPT[unit] ?? 1)).toPrecision(15));
  return kept;
}

/** The time of an input of a local date and time; undefined when it is none. */
export function timeOf(local: string): number | undefined {
  const time = new Date(local).getTime();
  return local === '' || Number.isNaN(time) ? undefined : time;
}

/** A time as an input of a local date and time has it. */
export function localOf(time: number): string {
  const date = new Date(time);
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
