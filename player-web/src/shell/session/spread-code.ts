import { store, stored } from './storage';

/** What the calls take: another text is nobody's code, and would have each call that brings it along turned away. */
const CODE = /^[0-9A-Za-z]{1,32}$/;

/** Remembers whose link was followed. */
export function bringSpreadCode(poster: string): void {
  if (CODE.test(poster)) store('neeko_spreadCode', poster);
}

/** Whose link was followed last. */
export function broughtSpreadCode(): string | undefined {
  const code = stored('neeko_spreadCode');
  return code !== undefined && CODE.test(code) ? code : undefined;
}
