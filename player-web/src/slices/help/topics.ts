import { paths as drops } from '../drops/paths';
import { paths as fairness } from '../fairness/paths';
import { paths as identity } from '../identity/paths';
import { paths as limits } from '../limits/paths';
import { paths as payments } from '../payments/paths';
import { paths as retrievals } from '../retrievals/paths';

/** The pages of the help centre by the keys of their addresses (spec 2.1), and the questions that each answers. */
export const TOPICS = {
  activity: ['money', 'free', 'retrieve', 'sellBack', 'level', 'limit', 'phone', 'unanswered'],
  hash: ['sealed', 'yourSeed', 'ticket', 'drop', 'why', 'change', 'differs', 'together'],
  shouldknow: ['age', 'gems', 'returns', 'breaks', 'published'],
  steamBind: ['open', 'copy', 'paste'],
  steam: ['offer', 'reversal', 'failed', 'recall'],
  Termsofuse: ['who', 'nature', 'result', 'account', 'terms'],
  Privacypolicy: ['stored', 'log', 'take', 'erase', 'device'],
  aboutus: ['what', 'promises', 'contact'],
} as const;

export type Topic = keyof typeof TOPICS;
export type Question = (typeof TOPICS)[Topic][number];

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

/** Where a question leads on: pages of this app. */
export const LINKS: Readonly<Partial<Record<Question, string>>> = {
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
