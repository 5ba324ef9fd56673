import { rulesHashOf } from '../fairness/index.ts';
import { type Command, type Moment, type PublishedRules, accepted, rejected } from '../kernel/index.ts';
import { RulesPublished } from './events.ts';
import type { RulesHistory } from './state.ts';

/** How long before they count rules are published, so that no play in sight is overtaken: all but the first ones. */
export const NOTICE_MS = 60_000;

export interface PublishRules {
  readonly name: string;
  readonly content: unknown;
  /** milliseconds since 1970; what lies nearer than the notice becomes the notice */
  readonly from: number;
}

export interface PublishRulesContext extends Moment {
  /** what the slice declares under the name */
  readonly rules: Pick<PublishedRules<unknown>, 'fits'> | undefined;
}

/** In order of precedence. */
export type PublishRulesRejection =
  | { readonly code: 'unknown-rules'; readonly name: string }
  | { readonly code: 'malformed-rules'; readonly name: string }
  /** a version waits that counts from later on */
  | { readonly code: 'rules-overtaken'; readonly from: number };

/** Publishes rules. Quiet when they are the newest version already. */
export const publishRules: Command<
  RulesHistory,
  PublishRules,
  PublishRulesContext,
  PublishRulesRejection,
  { published: number }
> = {
  name: 'publish-rules',
  decide({ versions }, { name, content, from: wanted }, { rules, time }) {
    if (rules === undefined) return rejected({ code: 'unknown-rules', name });
    if (!rules.fits(content)) return rejected({ code: 'malformed-rules', name });
    const newest = versions.at(-1);
    const hash = rulesHashOf(name, content);
    if (newest?.hash === hash) return accepted();
    const from = newest === undefined ? time : Math.max(wanted, time + NOTICE_MS);
    if (newest !== undefined && newest.from > from)
      return rejected({ code: 'rules-overtaken', from: newest.from });
    return accepted(RulesPublished.of({ name, version: versions.length + 1, from, hash, content }));
  },
  reply: (events) => ({ published: events.length }),
};
