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
import { WalletPosted } from '../wallet/events.ts';
import { GRANTS, LoginClaimed, PlayerRegistered } from './events.ts';

export const audit = defineAudit({
  events: { PlayerRegistered, LoginClaimed },
  rules: {
    login: 'a login is claimed once, by one player',
    registration: "a player's stream begins with that player's registration, and has no other",
    'new-player':
      'a new player is granted what the rules grants say at that time, once; nothing else is minted',
  },
  books: {
    own: () => ({}),
    shop: () => ({ players: 0 }),
    totals: ({ players }) => ({ players }),
  },
  checks: {
    PlayerRegistered: (desk, { playerId }, { shop }) => {
      shop.players += 1;
      return (
        unequal('registration', 1, desk.version) ?? unequal('registration', desk.id, playerId) ?? owe(desk)
      );
    },
    LoginClaimed: ({ version }) => unequal('login', 1, version),
  },
  writings: {
    'claim-login': { in: 'login', by: ['system', 'player'], writes: one(LoginClaimed) },
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

/** What a new player has to be granted. */
function owe({ edition, rules, ledger }: Desk): Violation | undefined {
  if (edition < STRICTER_EDITION) return undefined;
  const grants = rules.inForce(GRANTS);
  if (grants === undefined) return violationOf('new-player', 'rules grants that count', 'none');
  const amount = grants.content.newPlayer;
  return amount === 0 ? undefined : ledger.due('demo-grant', { from: 'mint', to: 'player', amount });
}
