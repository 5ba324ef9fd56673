// The one clock of the console: every time is shown and typed as the house's clocks have it, wherever the browser is.
import { createContext, useContext } from 'react';

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];
const HOUR = 60;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LENGTH = {
  day: 'YYYY-MM-DD'.length,
  minute: 'YYYY-MM-DDTHH:MM'.length,
  second: 'YYYY-MM-DDTHH:MM:SS'.length,
};

/** How far ahead of UTC the house's clocks are, in minutes; undefined until that is known, null to whom it is not told. */
export const HouseOffset = createContext<number | null | undefined>(undefined);

/** The same for what shows and takes times: UTC to whom no other clock is told. */
export const useHouseOffset = (): number => useContext(HouseOffset) ?? 0;

/** A zone as people read it: UTC+08:00. */
export function zoneText(offset: number): string {
  const minutes = Math.abs(offset);
  const two = (value: number) => String(value).padStart(2, '0');
  return `UTC${offset < 0 ? '−' : '+'}${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;
}

/** What forms take: from the year 1 to the end of 9999. */
const [FIRST, LAST] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/**
 * What a clock of UTC would have to show for the house's to be right: the browser knows no zones that are only an offset. A time that
 * settings state may be beyond all clocks: it is shown as the last one that they tell.
 */
export const onHouseClock = (time: number, offset: number): number =>
  Math.min(Math.max(time + offset * MINUTE_MS, FIRST), LAST);

/** A time as a form shows it: 2026-11-20T18:30. */
export const houseText = (time: number, offset: number, to: keyof typeof LENGTH = 'minute'): string =>
  new Date(onHouseClock(time, offset)).toISOString().slice(0, LENGTH[to]);

/** A time as a form has it, in milliseconds since 1970; null where none is given. */
export function houseTime(text: string, offset: number): number | null {
  const time = Date.parse(`${text}Z`);
  return text === '' || Number.isNaN(time) ? null : time - offset * MINUTE_MS;
}

/** When a day that was typed begins or ends, in milliseconds since 1970; undefined where none is given. */
export function edgeOfDay(day: string, edge: 'begin' | 'end', offset: number): number | undefined {
  const begins = DAY.test(day) ? houseTime(`${day}T00:00`, offset) : null;
  if (begins === null) return undefined;
  return edge === 'begin' ? begins : begins + DAY_MS;
}

/** The day that begins or ends at a time, as a form shows it: the other way round. */
export const dayOfEdge = (time: number, edge: 'begin' | 'end', offset: number): string =>
  houseText(edge === 'begin' ? time : time - DAY_MS, offset, 'day');
