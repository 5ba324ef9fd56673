const OFFSET = '+08:00';

/** A time as a form has it, in house time, in milliseconds since 1970; null where none is given. */
export function houseTime(text: string): number | null {
  const time = Date.parse(`${text}${OFFSET}`);
  return text === '' || Number.isNaN(time) ? null : time;
}
