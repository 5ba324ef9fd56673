import { PlayerErased } from '../erasure/events.ts';
import {
  type Desk,
  type Violation,
  all,
  defineAudit,
  follow,
  maybe,
  one,
  violationOf,
} from '../../kernel/index.ts';
import { WalletPosted } from '../wallet/events.ts';
import {
  IdentityClaimed,
  IdentityReleased,
  PlatformBound,
  REAL_NAME,
  RealNameVerified,
  events,
} from './events.ts';

interface Claim {
  readonly playerId: string;
  readonly first: boolean;
}
interface Own {
  /** for an identity's stream: its owner, and whether it ever had one */
  owner: string | null;
  known: boolean;
  /** for a player's stream */
  named: boolean;
  bound: boolean;
}
interface Shop {
  /** facts, by stream: claims that are not named yet; players erased without a release yet */
  readonly claims: Map<string, Claim>;
  readonly left: Map<string, string>;
  realNames: number;
}
interface OwnAndShop {
  readonly own: Own;
  readonly shop: Shop;
}

export const audit = defineAudit({
  events,
  rules: {
    identity:
      'a card or platform account is one player’s at a time; it is released when never named, or when its player was erased',
    'real-name':
      'a player names one card and binds one platform account, each claimed for that player before',
    'reward-once':
      'a real name is rewarded when its card is named for the first time, whatever account names it',
  },
  books: {
    own: (): Own => ({ owner: null, known: false, named: false, bound: false }),
    shop: (): Shop => ({ claims: new Map(), left: new Map(), realNames: 0 }),
    totals: ({ realNames }) => ({ realNames }),
  },
  checks: {
    IdentityClaimed(desk, { kind, playerId, first }, { own, shop }) {
      if (own.owner !== null) return violationOf('identity', 'one that is free', `that of ${own.owner}`);
      if (!desk.id.startsWith(`${kind}:`)) return violationOf('identity', `a ${kind}`, desk.id);
      if (first === own.known)
        return violationOf('reward-once', own.known ? 'one known already' : 'a new one', String(first));
      own.owner = playerId;
      own.known = true;
      shop.claims.set(desk.stream, { playerId, first });
      return undefined;
    },
    IdentityReleased(desk, { kind, playerId }, { own, shop }) {
      const { stream } = desk;
      if (own.owner !== playerId || !desk.id.startsWith(`${kind}:`))
        return violationOf('identity', `that of ${own.owner ?? 'nobody'}`, playerId);
      own.owner = null;
      const unnamed = shop.claims.delete(stream);
      const left = shop.left.delete(stream);
      return unnamed || left ? undefined : violationOf('identity', 'one that was left', stream);
    },
    RealNameVerified(desk, { card, rewarded }, { own, shop }) {
      if (own.named) return violationOf('real-name', 'no second real name', desk.id);
      own.named = true;
      shop.realNames += 1;
      const claim = take(desk, shop, `identity-card:${card}`);
      if ('rule' in claim) return claim;
      if (claim.first !== rewarded)
        return violationOf('reward-once', claim.first ? 'a reward' : 'no second reward', String(rewarded));
      return rewarded ? owe(desk) : undefined;
    },
    PlatformBound(desk, { login }, { own, shop }) {
      if (own.bound) return violationOf('real-name', 'no second platform account', desk.id);
      own.bound = true;
      const claim = take(desk, shop, `identity-steam:${login}`);
      return 'rule' in claim ? claim : undefined;
    },
  },
  follows: [
    follow(PlayerErased, ({ id }, { card, platform }, { shop }: OwnAndShop) => {
      if (card !== null) shop.left.set(`identity-card:${card}`, id);
      if (platform !== null) shop.left.set(`identity-steam:${platform}`, id);
      return undefined;
    }),
  ],
  writings: {
    'claim-identity': { in: 'identity', by: ['system'], writes: one(IdentityClaimed) },
    'release-identity': { in: 'identity', by: ['system'], writes: one(IdentityReleased) },
    'verify-real-name': {
      in: 'player',
      by: ['player'],
      writes: all(one(RealNameVerified), maybe(one(WalletPosted, 'real-name-reward'))),
    },
    'bind-platform': { in: 'player', by: ['player'], writes: one(PlatformBound) },
  },
  inputs: {
    'claim-identity': ([event]) =>
      event !== undefined && IdentityClaimed.is(event)
        ? { kind: event.data.kind, playerId: event.data.playerId }
        : undefined,
    'release-identity': ([event]) =>
      event !== undefined && IdentityReleased.is(event) ? event.data : undefined,
    'verify-real-name': ([event]) =>
      event !== undefined && RealNameVerified.is(event) ? { card: event.data.card } : undefined,
    'bind-platform': ([event]) =>
      event !== undefined && PlatformBound.is(event) ? { login: event.data.login } : undefined,
  },
  ways: { 'real-name-reward': { legs: [['house', 'player']], amount: 'owed' } },
});

/** Returns the claim that a player names or binds. */
function take({ id }: Desk, { claims }: Shop, stream: string): Claim | Violation {
  const claim = claims.get(stream);
  if (claim?.playerId !== id) return violationOf('real-name', `a claim for ${id}`, stream);
  claims.delete(stream);
  return claim;
}

function owe({ rules, ledger }: Desk): Violation | undefined {
  const inForce = rules.inForce(REAL_NAME);
  if (inForce === undefined) return violationOf('reward-once', 'rules real-name that count', 'none');
  const amount = inForce.content.reward;
  return amount === 0 ? undefined : ledger.due('real-name-reward', { from: 'house', to: 'player', amount });
}
