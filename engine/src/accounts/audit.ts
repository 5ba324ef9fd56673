import { defineAudit, all, maybe, one, unequal } from '../kernel/index.ts';
import { SeedChainCommitted } from '../seeds/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import { LoginClaimed, PlayerRegistered } from './events.ts';

export const audit = defineAudit({
  events: { PlayerRegistered, LoginClaimed },
  rules: {
    login: 'a login is claimed once, by one player',
    registration: "a player's stream begins with that player's registration, and has no other",
  },
  books: {
    own: () => ({}),
    shop: () => ({ players: 0 }),
    totals: ({ players }) => ({ players }),
  },
  checks: {
    PlayerRegistered: ({ id, version }, { playerId }, { shop }) => {
      shop.players += 1;
      return unequal('registration', 1, version) ?? unequal('registration', id, playerId);
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
    'demo-grant': {
      legs: [['mint', 'player']],
      amount: 'free',
      why: 'the gems to begin with are a setting of the shop',
    },
  },
});
