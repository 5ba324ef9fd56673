import { defineAudit, follow, one, violationOf } from '../../kernel/index.ts';
import { PlayerRegistered } from '../accounts/events.ts';
import { OrderPaid } from '../payments/events.ts';
import { events } from './events.ts';

const LOCAL = 'provider:local';

interface ShopBook {
  /** fact: whether the log is a demonstration */
  opened: boolean;
  /** fact: whether there is a player */
  players: boolean;
}

const shopBook = (): ShopBook => ({ opened: false, players: false });

export const audit = defineAudit({
  events,
  rules: {
    demonstration:
      'a demonstration says so before its first player, once, and takes no money from a real provider',
  },
  books: { own: () => ({}), shop: shopBook, totals: () => ({}) },
  checks: {
    DemonstrationOpened(_desk, _data, { shop }) {
      const late = shop.opened || shop.players;
      shop.opened = true;
      return late
        ? violationOf('demonstration', 'the first word, before any player', 'a later one')
        : undefined;
    },
  },
  follows: [
    follow(PlayerRegistered, (_desk, _data, { shop }: { shop: ShopBook }) => {
      shop.players = true;
      return undefined;
    }),
    follow(OrderPaid, ({ actor }, _data, { shop }: { shop: ShopBook }) =>
      shop.opened && actor !== LOCAL ? violationOf('demonstration', LOCAL, actor) : undefined,
    ),
  ],
  writings: {
    'open-demonstration': { in: 'demonstration', by: ['system'], writes: one(events.DemonstrationOpened) },
  },
  inputs: {
    'open-demonstration': ([event, ...more]) =>
      event !== undefined && more.length === 0 && events.DemonstrationOpened.is(event)
        ? event.data
        : undefined,
  },
  ways: {},
});
