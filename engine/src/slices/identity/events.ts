import { Type, type Static } from 'typebox';
import { UNITS_PER_GEM, closed, defineEvent, defineRules } from '../../kernel/index.ts';

/** The ways to recognise a person across accounts: an identity card, an account of the game platform. */
const IDENTITY_KINDS = ['card', 'steam'] as const;
export const IdentityKind = Type.Enum([...IDENTITY_KINDS]);
export type IdentityKind = Static<typeof IdentityKind>;

const PlayerId = Type.String({ pattern: '^[a-z0-9]{1,40}$' });
const KeyedHash = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'under a key that is in no event: nobody without it can try numbers',
});

/** The reward for a real name, once per person. */
export const REAL_NAME = defineRules(
  'real-name',
  closed({ reward: Type.Integer({ minimum: 0, maximum: 10 ** 12, description: '1/10,000 gem' }) }),
  // Spec 9.6: 0.1 gem by default.
  { reward: UNITS_PER_GEM / 10 },
);

/** A card or platform account belongs to a player, who names or binds it next. */
export const IdentityClaimed = defineEvent(
  'IdentityClaimed',
  closed({
    kind: IdentityKind,
    playerId: PlayerId,
    first: Type.Boolean({ description: 'nobody had it before' }),
  }),
);

/** A card or platform account is free again: its player never named it, or was erased. That it had an owner stays known. */
export const IdentityReleased = defineEvent(
  'IdentityReleased',
  closed({ kind: IdentityKind, playerId: PlayerId }),
);

/** A player gave a real name, with an adult's card on that day. The log has neither name, number nor birthday. */
export const RealNameVerified = defineEvent(
  'RealNameVerified',
  closed({
    card: KeyedHash,
    rewarded: Type.Boolean({ description: 'the card is named for the first time' }),
  }),
);

/** A player can also log in with an account of the game platform. */
export const PlatformBound = defineEvent('PlatformBound', closed({ login: KeyedHash }));

/** The event types of the slice, for its definition and its audit. */
export const events = { IdentityClaimed, IdentityReleased, RealNameVerified, PlatformBound };
