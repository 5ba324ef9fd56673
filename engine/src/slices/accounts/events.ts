import { type Static, Type } from 'typebox';
import {
  AGREED_EDITION,
  Hash,
  MONEY_EDITION,
  UNITS_PER_GEM,
  closed,
  defineEvent,
  defineRules,
} from '../../kernel/index.ts';
import { first } from './first-agreement.ts';

const PlayerId = Type.String({ pattern: '^[a-z0-9]{8,40}$' });

/** The gems granted to a new player. Other slices' rules govern everything else that is minted. */
export const GRANTS = defineRules(
  'grants',
  closed({ newPlayer: Type.Integer({ minimum: 0, maximum: 10 ** 12, description: '1/10,000 gem' }) }),
  { newPlayer: 1_000 * UNITS_PER_GEM },
);

/** The texts that players agree to, by the keys of their pages in the help centre (spec 2.1). */
export const AGREED_TOPICS = ['Termsofuse', 'Privacypolicy', 'shouldknow', 'hash'] as const;
export type AgreedTopic = (typeof AGREED_TOPICS)[number];

export const AGREED_LANGUAGES = ['zh', 'en', 'ru', 'vi'] as const;
const AgreedLanguage = Type.Enum([...AGREED_LANGUAGES]);
export type AgreedLanguage = Static<typeof AgreedLanguage>;

const REVISION_MAX = 1_000_000;
const QUESTIONS_MAX = 30;
const Questions = Type.Refine(
  Type.Array(
    closed({
      id: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{0,39}$', description: 'part of its address' }),
      title: Type.String({ minLength: 1, maxLength: 120 }),
      text: Type.String({ minLength: 1, maxLength: 2_000 }),
    }),
    { minItems: 1, maxItems: QUESTIONS_MAX },
  ),
  (questions) => new Set(questions.map(({ id }) => id)).size === questions.length,
);
const AgreedText = closed({
  revision: Type.Integer({
    minimum: 1,
    maximum: REVISION_MAX,
    description: 'players who agreed to another one are asked again',
  }),
  zh: Questions,
  en: Questions,
  ru: Questions,
  vi: Questions,
});

/** The texts that players agree to, as the log holds them. New versions are asked for more: see `agreement.ts`. */
export const AGREEMENT_TEXTS = defineRules(
  'agreement',
  closed({ Termsofuse: AgreedText, Privacypolicy: AgreedText, shouldknow: AgreedText, hash: AgreedText }),
  first,
  { propose: 'propose-texts' },
);
export type Agreement = (typeof AGREEMENT_TEXTS)['first'];

/** Returns the texts in one language, in the form that their hash is taken of. */
export const textsIn = (agreement: Agreement, language: AgreedLanguage) =>
  Object.fromEntries(
    AGREED_TOPICS.map((topic) => {
      const { revision, [language]: questions } = agreement[topic];
      return [topic, { revision, questions }];
    }),
  );

const Agreed = closed({
  /** of the texts in force */
  hash: Hash,
  language: AgreedLanguage,
  shown: Type.Boolean({ description: 'false: the request named no texts, so those in force hold' }),
});
export type Agreed = Static<typeof Agreed>;

/** A player exists. Personal data is stored outside the log, never in it. */
export const PlayerRegistered = defineEvent(
  'PlayerRegistered',
  closed({
    playerId: PlayerId,
    invitedBy: Type.Union([PlayerId, Type.Null()], {
      description: 'the player whose code was brought along; null for none',
    }),
    agreed: Type.Union([Agreed, Type.Null()], {
      description: 'the texts that the player agreed to; null in records of earlier editions',
    }),
  }),
  {
    former: [
      {
        schema: closed({ playerId: PlayerId }),
        until: MONEY_EDITION,
        lift: (data) => ({ ...Object(data), invitedBy: null }),
      },
      {
        schema: closed({ playerId: PlayerId, invitedBy: Type.Union([PlayerId, Type.Null()]) }),
        until: AGREED_EDITION,
        lift: (data) => ({ ...Object(data), agreed: null }),
      },
    ],
  },
);

/** A registered player agreed to the texts in force, after a change that asks for it. */
export const TextsAgreed = defineEvent('TextsAgreed', closed({ hash: Hash, language: AgreedLanguage }));

/** A login belongs to a player, who registers next. */
export const LoginClaimed = defineEvent(
  'LoginClaimed',
  closed({ kind: Type.Enum(['phone']), playerId: PlayerId }),
);

/** A login is free again, because its player never registered: the registration was cut off. */
export const LoginReleased = defineEvent(
  'LoginReleased',
  closed({ kind: Type.Enum(['phone']), playerId: PlayerId }),
);

/** A registered player uses this login from now on; the login that it replaces is unbound next. */
export const LoginBound = defineEvent(
  'LoginBound',
  closed({
    kind: Type.Enum(['phone']),
    playerId: PlayerId,
    former: Type.String({
      pattern: '^login-phone:[0-9a-f]{64}$',
      description: 'stream of the login whose place it takes',
    }),
  }),
);

/** A login is free again, because its player has bound another one. */
export const LoginUnbound = defineEvent(
  'LoginUnbound',
  closed({
    kind: Type.Enum(['phone']),
    playerId: PlayerId,
    bound: Type.String({
      pattern: '^login-phone:[0-9a-f]{64}#[1-9][0-9]{0,8}$',
      description: 'place of the binding that took its place',
    }),
  }),
);

/** A login is free again, because its player was erased. The next player to register with it gets no new grant. */
export const LoginGivenUp = defineEvent(
  'LoginGivenUp',
  closed({ kind: Type.Enum(['phone']), playerId: PlayerId }),
);

/** The event types of the slice, for its definition and its audit. */
export const events = {
  PlayerRegistered,
  TextsAgreed,
  LoginClaimed,
  LoginReleased,
  LoginGivenUp,
  LoginBound,
  LoginUnbound,
};
