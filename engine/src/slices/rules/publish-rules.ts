import { rulesHashOf } from '../../fairness/index.ts';
import { type Command, type Moment, type PublishedRules, accepted, rejected } from '../../kernel/index.ts';
import { RulesPublished } from './events.ts';
import type { RulesState } from './state.ts';

export interface PublishRules {
  readonly name: string;
  readonly content: unknown;
}

export interface PublishRulesContext extends Moment {
  /** the slice's declaration of the name */
  readonly rules: Pick<PublishedRules<unknown>, 'fits'> | undefined;
}

/** In order of precedence. */
export type PublishRulesRejection =
  | { readonly code: 'unknown-rules'; readonly name: string }
  | { readonly code: 'malformed-rules'; readonly name: string }
  /** later versions need a proposal and an approval */
  | { readonly code: 'needs-approval' };

/** Publishes the first rules of a name, in force at once. Writes nothing if they are the newest version already. */
export const publishRules: Command<
  Pick<RulesState, 'history'>,
  PublishRules,
  PublishRulesContext,
  PublishRulesRejection,
  { published: number }
> = {
  name: 'publish-rules',
  decide({ history: { versions } }, { name, content }, { rules, time }) {
    if (rules === undefined) return rejected({ code: 'unknown-rules', name });
    if (!rules.fits(content)) return rejected({ code: 'malformed-rules', name });
    const hash = rulesHashOf(name, content);
    if (versions.at(-1)?.hash === hash) return accepted();
    if (versions.length > 0) return rejected({ code: 'needs-approval' });
    return accepted(RulesPublished.of({ name, version: 1, from: time, hash, content }));
  },
  reply: (events) => ({ published: events.length }),
};
