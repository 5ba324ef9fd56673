import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { askedOf, languageOfAgreed } from './agreement.ts';
import { type Agreement, TextsAgreed } from './events.ts';
import type { Account } from './state.ts';

interface AgreeTexts {
  /** of the texts that were shown */
  readonly hash: string;
}

interface AgreeTextsContext extends Moment {
  /** the texts in force */
  readonly agreement: Agreement;
  /** Returns the published texts with a hash; undefined if there are none. */
  readonly named: (hash: string) => Agreement | undefined;
}

/** The texts changed since they were shown. */
export interface TextsChanged {
  readonly code: 'texts-changed';
}

/** Notes that a player agrees to the texts in force. Writes nothing if nobody asks the player. */
export const agreeTexts: Command<
  { readonly accounts: Account },
  AgreeTexts,
  AgreeTextsContext,
  TextsChanged,
  null
> = {
  name: 'agree-texts',
  decide({ accounts }, { hash }, { agreement, named }) {
    const language = languageOfAgreed(agreement, hash);
    if (language === undefined) return rejected({ code: 'texts-changed' });
    const last = accounts.agreed.at(-1);
    const asked = askedOf(agreement, last && named(last.hash));
    return asked.length === 0 ? accepted() : accepted(TextsAgreed.of({ hash, language }));
  },
  reply: () => null,
};
