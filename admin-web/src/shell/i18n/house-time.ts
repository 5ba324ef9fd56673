// The console's single clock: all times are shown and typed in house time, whatever the browser's zone.
import { createContext, useContext } from 'react';

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];
const HOUR = 60;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LENGTH = {
  day: 'YYYY-MM-DD'.length,
  minute: 'YYYY-MM-DDTHH:MM'.length,
  second: 'YYYY-MM-DDTHH:MM:SS'.length,
};

/** The house's offset ahead of UTC in minutes; undefined until loaded, null if the server does not tell it. */
export const HouseOffset = createContext<number | null | undefined>(undefined);

/** Returns the offset for showing and reading times; UTC if none is known. */
export const useHouseOffset = (): number => useContext(HouseOffset) ?? 0;

/** Formats an offset: UTC+08:00. */
export function zoneText(offset: number): string {
  const minutes = Math.abs(offset);
  const two = (value: number) => String(value).padStart(2, '0');
  return `UTC${offset < 0 ? '−' : '+'}${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;
}

/** The range of forms: from the year 1 to the end of 9999. */
const [FIRST, LAST] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/**
 * Shifts a time so that its UTC clock shows house time: browsers have no zones by offset alone. Settings may contain a
 * time beyond the calendar: the last possible one is shown.
 */
export const onHouseClock = (time: number, offset: number): number =>
  Math.min(Math.max(time + offset * MINUTE_MS, FIRST), LAST);

/** Formats a time for a form: 2026-11-20T18:30. */
export const houseText = (time: number, offset: number, to: keyof typeof LENGTH = 'minute'): string =>
  new Date(onHouseClock(time, offset)).toISOString().slice(0, LENGTH[to]);

/** Parses a form's time to milliseconds since 1970; null if empty or invalid. */
export function houseTime(text: string, offset: number): number | null {
  const time = Date.parse(`${text}Z`);
  return text === '' || Number.isNaN(time) ? null : time - offset * MINUTE_MS;
}

/** Returns the begin or end of a typed day in milliseconds since 1970; undefined if empty or invalid. */
export function edgeOfDay(day: string, edge: 'begin' | 'end', offset: number): number | undefined {
  const begins = DAY.test(day) ? houseTime(`${day}T00:00`, offset) : null;
  if (begins === null) return undefined;
  return edge === 'begin' ? begins : begins + DAY_MS;
}

/** Returns the day that begins or ends at a time, as a form shows it; the inverse of `edgeOfDay`. */
export const dayOfEdge = (time: number, edge: 'begin' | 'end', offset: number): string =>
  houseText(edge === 'begin' ? time : time - DAY_MS, offset, 'day');
