import {
  AGREED_TOPICS,
  AGREEMENT,
  type AgreedLanguage,
  type AgreedTopic,
  type Agreement,
  type PastAgreement,
  agreedIn,
  askedOf,
  languageOfAgreed,
} from '@skins/engine/accounts';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { Game } from '../../foundation/game/index.ts';
import type * as contract from './agreement-contract.ts';

type Texts = DataOf<typeof contract.agreement>;
type Shop = Pick<Game, 'rulesAt' | 'rulesHistory' | 'clock'>;

interface Version {
  readonly from: number;
  readonly content: Agreement;
}

/** Returns the texts in force at a time. */
export const agreementAt = ({ rulesAt }: Pick<Game, 'rulesAt'>, time: number): Agreement =>
  rulesAt(AGREEMENT, time).content;

/** Returns whether the texts that a form showed are no longer in force. @param hash undefined: it showed none */
export const hasChanged = (game: Shop, hash: string | undefined): boolean =>
  hash !== undefined && languageOfAgreed(agreementAt(game, game.clock()), hash) === undefined;

const versionsOf = ({ rulesHistory }: Pick<Game, 'rulesHistory'>): readonly Version[] =>
  rulesHistory(AGREEMENT).versions.flatMap(({ from, content }) =>
    AGREEMENT.fits(content) ? [{ from, content }] : [],
  );

/** Returns the published texts with a hash; undefined if there are none. */
export const agreementNamed = (game: Pick<Game, 'rulesHistory'>, hash: string): Agreement | undefined =>
  versionsOf(game).find(({ content }) => languageOfAgreed(content, hash) !== undefined)?.content;

/** Returns the texts in force to which a player is asked to agree. */
export function askedNow(game: Shop, agreed: readonly PastAgreement[]): readonly AgreedTopic[] {
  const last = agreed.at(-1);
  return askedOf(agreementAt(game, game.clock()), last && agreementNamed(game, last.hash));
}

/** Returns the texts in force now in a language. */
export const textsNow = (game: Shop, language: AgreedLanguage): Texts | undefined =>
  textsNamed(game, agreedIn(agreementAt(game, game.clock()), language).hash);

/** Returns texts by their hash, as they stood; undefined if they were never published. */
export function textsNamed(game: Pick<Game, 'rulesHistory'>, hash: string): Texts | undefined {
  const versions = versionsOf(game);
  // Other languages, or nothing at all, may have changed since.
  const last = versions.findLastIndex(({ content }) => languageOfAgreed(content, hash) !== undefined);
  const version = versions[last];
  const language = version && languageOfAgreed(version.content, hash);
  if (version === undefined || language === undefined) return undefined;
  return {
    hash,
    language,
    from: version.from,
    until: versions[last + 1]?.from ?? null,
    pages: AGREED_TOPICS.map((topic) => {
      const { revision, [language]: questions } = version.content[topic];
      return { topic, revision, questions };
    }),
  };
}
