import {
  type Desk,
  STRICTER_EDITION,
  type Violation,
  all,
  defineAudit,
  maybe,
  one,
  unequal,
  violationOf,
} from '../kernel/index.ts';
import { SeedChainCommitted } from '../seeds/events.ts';
import { FEATURE_SWITCHES } from '../stops/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import { GRANTS, LoginClaimed, LoginReleased, PlayerRegistered } from './events.ts';

/** How long a login may be claimed for a player who does not register. */
const CLAIM_MS_MAX = 86_400_000;
const NEVER = Number.MAX_SAFE_INTEGER;

/** Claims whose players have not registered, by player: their places. */
type Claims = Map<string, readonly string[]>;
interface Shop {
  players: number;
  readonly claims: Claims;
}

export const audit = defineAudit({
  events: { PlayerRegistered, LoginClaimed, LoginReleased },
  rules: {
    login:
      'a login is one player’s at a time; who claims it registers within a day, or it is released, and only then',
    'open-registration': 'no login is claimed while the published switches close registration',
    registration: "a player's stream begins with that player's registration, and has no other",
    'new-player': 'a new player is granted what the rules grants say at that time, once',
  },
  books: {
    own: () => ({}),
    shop: (): Shop => ({ players: 0, claims: new Map() }),
    totals: ({ players }) => ({ players }),
  },
  checks: {
    PlayerRegistered: (desk, { playerId }, { shop }) => {
      shop.players += 1;
      return (
        unequal('registration', 1, desk.version) ??
        unequal('registration', desk.id, playerId) ??
        met(desk, shop.claims, playerId) ??
        owe(desk)
      );
    },
    LoginClaimed(desk, { playerId }, { shop: { claims } }) {
      if (desk.version !== 1 && (desk.edition < STRICTER_EDITION || desk.version % 2 === 0))
        return violationOf('login', 'a login that is free', `version ${desk.version}`);
      claims.set(playerId, [...(claims.get(playerId) ?? []), desk.place]);
      if (desk.rules.inForce(FEATURE_SWITCHES)?.content.registration === false)
        return violationOf('open-registration', 'no new login', desk.stream);
      const due = desk.edition < STRICTER_EDITION ? NEVER : desk.time + CLAIM_MS_MAX;
      return desk.obligations.open({ to: streamOf(playerId), amount: 0, due, terms: 'a registration' });
    },
    LoginReleased({ edition, version, stream, obligations }, { playerId }, { shop: { claims } }) {
      const claim = `${stream}#${version - 1}`;
      if (edition < STRICTER_EDITION || obligations.find(claim)?.to !== streamOf(playerId))
        return violationOf('login', 'a claim whose player has not registered', playerId);
      forget(claims, playerId, claim);
      return obligations.close(claim);
    },
  },
  writings: {
    'claim-login': { in: 'login', by: ['system', 'player'], writes: one(LoginClaimed) },
    'release-login': { in: 'login', by: ['system'], writes: one(LoginReleased) },
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
    'register-player': ([event]) =>
      event !== undefined && PlayerRegistered.is(event) ? { playerId: event.data.playerId } : undefined,
    'claim-login': ([event]) =>
      event !== undefined && LoginClaimed.is(event)
        ? { kind: event.data.kind, playerId: event.data.playerId }
        : undefined,
  },
});

const streamOf = (playerId: string): string => `player-${playerId}`;

/** A player who registers ends all claims made for it. */
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

/** What a new player has to be granted. */
function owe({ edition, rules, ledger }: Desk): Violation | undefined {
  if (edition < STRICTER_EDITION) return undefined;
  const grants = rules.inForce(GRANTS);
  if (grants === undefined) return violationOf('new-player', 'rules grants that count', 'none');
  const amount = grants.content.newPlayer;
  return amount === 0 ? undefined : ledger.due('demo-grant', { from: 'mint', to: 'player', amount });
}
