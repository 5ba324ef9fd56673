import { store, stored } from './storage';

/** The form that calls accept. Any other text is no player's code, and a call with it would be refused. */
const CODE = /^[0-9A-Za-z]{1,32}$/;

/** Stores the code of a link that was followed. */
export function bringSpreadCode(poster: string): void {
  if (CODE.test(poster)) store('neeko_spreadCode', poster);
}

/** Returns the code of the link that was followed last. */
export function broughtSpreadCode(): string | undefined {
  const code = stored('neeko_spreadCode');
  return code !== undefined && CODE.test(code) ? code : undefined;
}
