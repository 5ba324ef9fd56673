import { agreementHashOf } from '../../fairness/index.ts';
import type { PublishedRules } from '../../kernel/index.ts';
import { faultsOfTexts, isShopPath, linksIn } from '../../written/index.ts';
import {
  AGREED_LANGUAGES,
  AGREED_TOPICS,
  AGREEMENT_TEXTS,
  type Agreed,
  type AgreedLanguage,
  type AgreedTopic,
  type Agreement,
  textsIn,
} from './events.ts';

/**
 * The texts that players agree to. Published as rules, so that the log holds each text that anybody agreed to. They link
 * to paths of the shop alone: a link to a host may be taken away later, and the text would not be the one agreed to.
 */
export const AGREEMENT: PublishedRules<Agreement> = {
  ...AGREEMENT_TEXTS,
  asks: (content) =>
    faultsOfTexts(content).length === 0 && linksIn(JSON.stringify(content)).every(isShopPath),
};

/** Hashes of each content: it never changes, and each registration asks for them. */
const hashes = new WeakMap<Agreement, ReadonlyMap<string, AgreedLanguage>>();

function hashesOf(agreement: Agreement): ReadonlyMap<string, AgreedLanguage> {
  const known = hashes.get(agreement);
  if (known !== undefined) return known;
  const found = new Map(
    AGREED_LANGUAGES.map((language) => [agreementHashOf(language, textsIn(agreement, language)), language]),
  );
  hashes.set(agreement, found);
  return found;
}

/** Returns the language whose texts have a hash; undefined if none has. */
export const languageOfAgreed = (agreement: Agreement, hash: string): AgreedLanguage | undefined =>
  hashesOf(agreement).get(hash);

/**
 * Returns what a registration says of the texts in force.
 * @param hash of the texts that were shown; texts that are no longer in force count as not shown
 */
export function agreedIn(agreement: Agreement, language: AgreedLanguage, hash?: string): Agreed {
  const read = hash === undefined ? undefined : languageOfAgreed(agreement, hash);
  if (hash !== undefined && read !== undefined) return { hash, language: read, shown: true };
  const [inForce = ''] = [...hashesOf(agreement)].find(([, of]) => of === language) ?? [];
  return { hash: inForce, language, shown: false };
}

/** Returns the texts in force to which a player has to agree, given those to which the player agreed last. */
export const askedOf = (now: Agreement, before: Agreement | undefined): readonly AgreedTopic[] =>
  AGREED_TOPICS.filter((topic) => now[topic].revision !== before?.[topic].revision);
