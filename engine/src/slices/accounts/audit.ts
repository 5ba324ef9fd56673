import { agreementHashOf } from '../../fairness/index.ts';
import {
  AGREED_EDITION,
  CLAIMED_EDITION,
  type Desk,
  MONEY_EDITION,
  STRICTER_EDITION,
  type Violation,
  all,
  defineAudit,
  follow,
  maybe,
  one,
  playerActor,
  streamOf as streamOfPlace,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { PlayerErased } from '../erasure/events.ts';
import { SeedChainCommitted } from '../seeds/events.ts';
import { FEATURE_SWITCHES } from '../stops/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import {
  AGREEMENT_TEXTS,
  type AgreedLanguage,
  GRANTS,
  LoginBound,
  LoginClaimed,
  LoginGivenUp,
  LoginReleased,
  LoginUnbound,
  PlayerRegistered,
  TextsAgreed,
  events,
  textsIn,
} from './events.ts';

/** Longest time that a login may be claimed without a registration, or that a player may have two logins; milliseconds. */
const CLAIM_MS_MAX = 86_400_000;
const NEVER = Number.MAX_SAFE_INTEGER;

/** Places of the claims whose players have not registered, by player. */
type Claims = Map<string, readonly string[]>;
interface Shop {
  players: number;
  readonly claims: Claims;
  /** facts: logins that erased players have to give up, by login with the player; and logins that were given up */
  readonly left: Map<string, string>;
  readonly granted: Set<string>;
}

/** The books of a login. */
interface Login {
  /** empty if it belongs to nobody */
  owner: string;
}

export const audit = defineAudit({
  events,
  rules: {
    login:
      'a login is one player’s at a time; who claims it registers within a day, or it is released, and only then; an erased player gives it up',
    binding:
      'a registered player binds another login in the place of the own one, which is unbound within a day',
    invitation: 'whoever invited a player was registered before, and is somebody else',
    'open-registration': 'no login is claimed while the published switches close registration',
    registration:
      "a player's stream begins with that player's registration, and has no other; from edition 9 on, a login was claimed for the player before",
    agreement:
      'whoever registers, from edition 9 on, or agrees again, agrees to the texts in force, named by their hash and language',
    'new-player': 'a new player is granted what the rules grants say at that time, once for a login',
  },
  books: {
    own: (): Login => ({ owner: '' }),
    shop: (): Shop => ({ players: 0, claims: new Map(), left: new Map(), granted: new Set() }),
    totals: ({ players }) => ({ players }),
  },
  checks: {
    PlayerRegistered: (desk, { playerId, invitedBy, agreed }, { shop }) => {
      shop.players += 1;
      const again = shop.claims.get(playerId)?.some((place) => shop.granted.has(streamOfPlace(place)));
      return (
        unequal('registration', 1, desk.version) ??
        unequal('registration', desk.id, playerId) ??
        auditClaimed(desk, shop.claims, playerId) ??
        met(desk, shop.claims, playerId) ??
        auditInvitation(desk, playerId, invitedBy) ??
        auditRegistered(desk, agreed) ??
        (again === true ? undefined : owe(desk))
      );
    },
    TextsAgreed: (desk, agreed) => auditAgreed(desk, agreed),
    LoginClaimed(desk, { playerId }, { own, shop: { claims } }) {
      if (desk.version !== 1 && (desk.edition < STRICTER_EDITION || desk.version % 2 === 0))
        return violationOf('login', 'a login that is free', `version ${desk.version}`);
      own.owner = playerId;
      if (desk.edition >= MONEY_EDITION && desk.began(streamOf(playerId)))
        return violationOf('login', 'a player who has not registered', playerId);
      claims.set(playerId, [...(claims.get(playerId) ?? []), desk.place]);
      if (desk.rules.inForce(FEATURE_SWITCHES)?.content.registration === false)
        return violationOf('open-registration', 'no new login', desk.stream);
      const due = desk.edition < STRICTER_EDITION ? NEVER : desk.time + CLAIM_MS_MAX;
      return desk.obligations.open({ to: streamOf(playerId), amount: 0, due, terms: 'a registration' });
    },
    LoginReleased({ edition, version, stream, obligations }, { playerId }, { own, shop: { claims } }) {
      const claim = `${stream}#${version - 1}`;
      if (edition < STRICTER_EDITION || obligations.find(claim)?.to !== streamOf(playerId))
        return violationOf('login', 'a claim whose player has not registered', playerId);
      own.owner = '';
      forget(claims, playerId, claim);
      return obligations.close(claim);
    },
    LoginBound(desk, { playerId, former }, { own }) {
      const { actor, stream, time } = desk;
      if (own.owner !== '') return violationOf('login', 'a login that is free', own.owner);
      own.owner = playerId;
      if (!desk.began(streamOf(playerId))) return violationOf('binding', 'a registered player', playerId);
      if (actor !== playerActor(playerId)) return violationOf('binding', playerActor(playerId), actor);
      if (former === stream) return violationOf('binding', 'the place of another login', former);
      return desk.obligations.open({ to: former, amount: 0, due: time + CLAIM_MS_MAX, terms: playerId });
    },
    LoginUnbound({ stream, obligations }, { playerId, bound }, { own, shop: { granted } }) {
      if (own.owner !== playerId) return violationOf('binding', `a login of ${own.owner}`, playerId);
      const binding = obligations.find(bound);
      if (binding?.to !== stream || binding.terms !== playerId)
        return violationOf('binding', `a binding by ${playerId} in the place of ${stream}`, bound);
      own.owner = '';
      granted.add(stream);
      return obligations.meet(bound);
    },
    LoginGivenUp({ stream }, { playerId }, { own, shop: { left, granted } }) {
      // An erasure may name a login that belongs to another player.
      if (own.owner !== playerId || left.get(stream) !== playerId)
        return violationOf('login', 'the login of a player who was erased', playerId);
      left.delete(stream);
      granted.add(stream);
      own.owner = '';
      return undefined;
    },
  },
  follows: [
    follow(PlayerErased, ({ id }, { phone }, { shop }: { readonly own: Login; readonly shop: Shop }) => {
      if (phone !== null) shop.left.set(`login-phone:${phone}`, id);
      return undefined;
    }),
  ],
  writings: {
    'claim-login': { in: 'login', by: ['system', 'player'], writes: one(LoginClaimed) },
    'release-login': { in: 'login', by: ['system'], writes: one(LoginReleased) },
    'bind-login': { in: 'login', by: ['player'], writes: one(LoginBound) },
    'unbind-login': { in: 'login', by: ['system'], writes: one(LoginUnbound) },
    'give-up-login': { in: 'login', by: ['system'], writes: one(LoginGivenUp) },
    'agree-texts': { in: 'player', by: ['player'], writes: one(TextsAgreed) },
    'register-player': {
      in: 'player',
      by: ['system', 'player'],
      writes: all(
        one(PlayerRegistered),
        one(SeedChainCommitted, 'first'),
        maybe(one(WalletPosted, 'demo-grant')),
      ),
    },
  },
  ways: {
    'demo-grant': { legs: [['mint', 'player']], amount: 'owed', since: STRICTER_EDITION },
  },
  inputs: {
    'register-player'([event]) {
      if (event === undefined || !PlayerRegistered.is(event)) return undefined;
      const { playerId, invitedBy } = event.data;
      return invitedBy === null ? { playerId } : { playerId, invitedBy };
    },
    'agree-texts': ([event]) =>
      event !== undefined && TextsAgreed.is(event) ? { hash: event.data.hash } : undefined,
    'claim-login': ([event]) =>
      event !== undefined && LoginClaimed.is(event)
        ? { kind: event.data.kind, playerId: event.data.playerId }
        : undefined,
    'bind-login': ([event]) => (event !== undefined && LoginBound.is(event) ? event.data : undefined),
    'unbind-login': ([event]) => (event !== undefined && LoginUnbound.is(event) ? event.data : undefined),
  },
});

const streamOf = (playerId: string): string => `player-${playerId}`;

function auditInvitation({ began }: Desk, playerId: string, invitedBy: string | null): Violation | undefined {
  if (invitedBy === null) return undefined;
  return invitedBy !== playerId && began(streamOf(invitedBy))
    ? undefined
    : violationOf('invitation', 'another player, registered before', invitedBy);
}

interface Named {
  readonly hash: string;
  readonly language: AgreedLanguage;
}

function auditRegistered(desk: Desk, agreed: Named | null): Violation | undefined {
  if (agreed !== null) return auditAgreed(desk, agreed);
  return desk.edition < AGREED_EDITION
    ? undefined
    : violationOf('agreement', 'the texts that the player agreed to', 'none');
}

function auditAgreed({ rules }: Desk, { hash, language }: Named): Violation | undefined {
  const agreement = rules.inForce(AGREEMENT_TEXTS)?.content;
  if (agreement === undefined) return violationOf('agreement', 'rules agreement that count', 'none');
  return unequal('agreement', agreementHashOf(language, textsIn(agreement, language)), hash);
}

function auditClaimed({ edition }: Desk, claims: Claims, playerId: string): Violation | undefined {
  return edition < CLAIMED_EDITION || claims.has(playerId)
    ? undefined
    : violationOf('registration', 'a login claimed for the player', 'none');
}

/** Ends all claims for a player who registers. */
function met({ obligations }: Desk, claims: Claims, playerId: string): Violation | undefined {
  const places = claims.get(playerId) ?? [];
  claims.delete(playerId);
  for (const place of places) {
    const violation = obligations.meet(place);
    if (violation !== undefined) return violation;
  }
  return undefined;
}

function forget(claims: Claims, playerId: string, place: string): void {
  const left = (claims.get(playerId) ?? []).filter((one) => one !== place);
  if (left.length === 0) claims.delete(playerId);
  else claims.set(playerId, left);
}

/** Notes the grant that is due to a new player. */
function owe({ edition, rules, ledger }: Desk): Violation | undefined {
  if (edition < STRICTER_EDITION) return undefined;
  const grants = rules.inForce(GRANTS);
  if (grants === undefined) return violationOf('new-player', 'rules grants that count', 'none');
  const amount = grants.content.newPlayer;
  return amount === 0 ? undefined : ledger.due('demo-grant', { from: 'mint', to: 'player', amount });
}
