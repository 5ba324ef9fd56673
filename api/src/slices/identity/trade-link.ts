// Trade links of the game platform: the address for trade offers to an account, named by the lower 32 bits of its number.

const FORM = /^https:\/\/steamcommunity\.com\/tradeoffer\/new\/?\?partner=([1-9]\d{0,9})&token=([\w-]{8})$/;
/** Difference between a 64-bit account number and its lower 32 bits, for individual accounts in the public universe. */
const ACCOUNT_BASE = 76_561_197_960_265_728n;
const PARTNER_MAX = 2 ** 32 - 1;

/** Removes spaces and commas, which never belong to a link. */
export const linkTyped = (text: string): string => text.replaceAll(/[\s,，]/g, '');

/** Returns a valid trade link in its stored form; undefined if it is invalid. */
export function tradeLinkIn(typed: string): { readonly link: string; readonly steamId: string } | undefined {
  const [, partner = '', token = ''] = FORM.exec(typed) ?? [];
  const number = Number(partner);
  if (partner === '' || number > PARTNER_MAX) return undefined;
  return {
    link: `https://steamcommunity.com/tradeoffer/new/?partner=${partner}&token=${token}`,
    steamId: String(ACCOUNT_BASE + BigInt(partner)),
  };
}
