// Trade links of the game platform: where an offer is made to an account, which they name by its number's lower 32 bits.

const FORM = /^https:\/\/steamcommunity\.com\/tradeoffer\/new\/?\?partner=([1-9]\d{0,9})&token=([\w-]{8})$/;
/** What a 64-bit account number has more than its lower 32 bits, for people's own accounts in the public universe. */
const ACCOUNT_BASE = 76_561_197_960_265_728n;
const PARTNER_MAX = 2 ** 32 - 1;

/** Spaces and commas never belong into a link. */
export const linkTyped = (text: string): string => text.replaceAll(/[\s,，]/g, '');

/** A link that leads where it says, as it is kept; undefined when it is none. */
export function tradeLinkIn(typed: string): { readonly link: string; readonly steamId: string } | undefined {
  const [, partner = '', token = ''] = FORM.exec(typed) ?? [];
  const number = Number(partner);
  if (partner === '' || number > PARTNER_MAX) return undefined;
  return {
    link: `https://steamcommunity.com/tradeoffer/new/?partner=${partner}&token=${token}`,
    steamId: String(ACCOUNT_BASE + BigInt(partner)),
  };
}
