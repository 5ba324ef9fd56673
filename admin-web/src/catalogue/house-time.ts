import type { SettingRecord } from '@skins/api/settings/resources';
import { useGetOne } from 'react-admin';

const MINUTE_MS = 60_000;
const HOUR = 60;

/** How far ahead of UTC the house's clocks are, in minutes; undefined until that is known. */
export function useHouseOffset(): number | undefined {
  const { data } = useGetOne<SettingRecord>('settings', { id: 'house-time' });
  const offset: unknown = Reflect.get(Object(data?.content), 'offsetMinutes');
  return typeof offset === 'number' ? offset : undefined;
}

/** An offset as people read it: +08:00; nothing while it is not known. */
export function offsetWords(offset: number | undefined): string {
  if (offset === undefined) return '';
  const minutes = Math.abs(offset);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '−' : '+'}${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;
}

/** A time as a form shows it, in house time: the other way round. */
export const houseText = (time: number, offset: number): string =>
  new Date(time + offset * MINUTE_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** A time as a form has it, in house time, in milliseconds since 1970; null where none is given. */
export function houseTime(text: string, offset: number): number | null {
  const time = Date.parse(`${text}Z`);
  return text === '' || Number.isNaN(time) ? null : time - offset * MINUTE_MS;
}
