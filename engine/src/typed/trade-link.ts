import { plain } from './plain.ts';

// Trade links of the game platform: the address for trade offers to an account, named by the lower 32 bits of its number.

/** The link's page and its query, taken whole. A host without a scheme must not be the end of another host, in any script. */
const ADDRESS =
  /(?:(?<![\w.@/%\\-])https?:\/\/|(?<![\p{L}\p{M}\p{N}_.@/%\\-]))(?:www\.)?steamcommunity\.com\/tradeoffer\/new\/?\?(?=(?<query>[\w.~%&=+:;/?#!$,-]*))\k<query>(?!(?!\p{Script=Han})[\p{L}\p{M}\p{N}])/giu;
/** Angle brackets right around an address, as mail writes them. */
const WRAPPED = /<((?:https?:|www\.|steamcommunity\.com)[^<>\s]*)>/gi;
/** An ampersand as it stands in the source of a page, once or twice. */
const AMPERSAND = /&(?:(?:amp|#38|#x26);)+/gi;
/** What a sentence puts after a link, and the empty end of an address. */
const TAIL = /[.,;:!?/#&$]+$/;
const PARTNER = /^[1-9]\d{0,9}$/;
const TOKEN = /^[\w-]{8}$/;
/** Difference between a 64-bit account number and its lower 32 bits, for individual accounts in the public universe. */
const ACCOUNT_BASE = 76_561_197_960_265_728n;
const PARTNER_MAX = 2 ** 32 - 1;

interface TradeLink {
  /** in its one stored form */
  readonly link: string;
  /** 64-bit number of the account it belongs to */
  readonly steamId: string;
}

/** Finds the trade link in a text; undefined without one, or with links of several accounts. */
export function tradeLinkIn(text: string): TradeLink | undefined {
  const typed = plain(text).replaceAll(AMPERSAND, '&').replaceAll(WRAPPED, ' $1 ');
  // Markup is no text that a person wrote: an address in it may be anybody's.
  if (/[<>]/.test(typed)) return undefined;
  // Mail breaks long lines, so the second try reads across blanks.
  return onlyLinkIn(typed) ?? onlyLinkIn(typed.replaceAll(/\s/g, ''));
}

/** Whether a text is a trade link in its stored form, and nothing else. */
export const isTradeLink = (text: string): boolean => tradeLinkIn(text)?.link === text;

function onlyLinkIn(text: string): TradeLink | undefined {
  const found = new Map<string, TradeLink>();
  for (const { groups } of text.matchAll(ADDRESS)) {
    const link = linkOf(groups?.['query'] ?? '');
    if (link === undefined) return undefined;
    found.set(link.link, link);
  }
  const [only, ...others] = found.values();
  return others.length === 0 ? only : undefined;
}

function linkOf(query: string): TradeLink | undefined {
  const said = query
    .replace(TAIL, '')
    .split('&')
    .map((part) => part.split('='));
  const [partners, tokens] = ['partner', 'token'].map((name) => said.filter(([key]) => key === name));
  const [[, partner = '', ...more] = [], ...otherPartners] = partners ?? [];
  const [[, token = '', ...rest] = [], ...otherTokens] = tokens ?? [];
  if (more.length + rest.length + otherPartners.length + otherTokens.length > 0) return undefined;
  if (!PARTNER.test(partner) || Number(partner) > PARTNER_MAX || !TOKEN.test(token)) return undefined;
  return {
    link: `https://steamcommunity.com/tradeoffer/new/?partner=${partner}&token=${token}`,
    steamId: String(ACCOUNT_BASE + BigInt(partner)),
  };
}
