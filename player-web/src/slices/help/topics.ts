import type { HelpTopic } from '@skins/engine/content';
import type { AgreedTopic } from '../accounts/agreement';
import { paths as drops } from '../drops/paths';
import { paths as fairness } from '../fairness/paths';
import { paths as identity } from '../identity/paths';
import { paths as limits } from '../limits/paths';
import { paths as payments } from '../payments/paths';
import { paths as retrievals } from '../retrievals/paths';

/** The pages of the help centre whose texts are the project's own until a shop writes others, and their questions. */
export const TOPICS = {
  activity: ['money', 'free', 'retrieve', 'sellBack', 'level', 'limit', 'phone', 'unanswered'],
  steamBind: ['open', 'copy', 'paste'],
  steam: ['offer', 'reversal', 'failed', 'recall'],
  aboutus: ['what', 'promises', 'contact'],
} as const satisfies Readonly<Record<HelpTopic, readonly string[]>>;

/** A page by the key of its address (spec 2.1). The log holds the texts that players agree to. */
export type Topic = keyof typeof TOPICS | AgreedTopic;
export type Question = (typeof TOPICS)[keyof typeof TOPICS][number];

export const KEYS: readonly Topic[] = [
  'activity',
  'hash',
  'shouldknow',
  'steamBind',
  'steam',
  'Termsofuse',
  'Privacypolicy',
  'aboutus',
];

/** Where a question leads on, by its id: pages of this app. */
export const LINKS: Readonly<Record<string, string | undefined>> = {
  money: payments.assets,
  retrieve: retrievals.record,
  limit: limits.limits,
  phone: identity.account,
  sealed: fairness.fairness,
  ticket: fairness.recompute,
  drop: drops.drop,
  change: fairness.fairness,
  differs: fairness.recompute,
  returns: limits.limits,
  breaks: limits.limits,
  paste: identity.account,
  take: identity.account,
  erase: identity.account,
};
