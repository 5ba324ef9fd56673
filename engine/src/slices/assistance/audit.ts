import { type OwnBooks, defineAudit, follow, one, violationOf } from '../../kernel/index.ts';
import { RoomCreated, RoomPublished } from '../rolls/events.ts';
import { AssistGiven, events } from './events.ts';

/** Books of the assistance for a room; JSON. */
interface Own {
  helpers: Record<string, true>;
  devices: Record<string, true>;
}
interface Shop {
  /** facts: rooms whose entrants need assistance, and those of them that are published */
  readonly asking: Set<string>;
  readonly open: Set<string>;
  assists: number;
}

export const audit = defineAudit({
  events,
  rules: {
    'assist-room': 'help is given into a published room that asks for it',
    'assist-players': 'a registered player helps another one, and never themselves',
    'assist-once': 'a player helps once in a room',
    'assist-device': 'a device helps once in a room',
  },
  books: {
    own: (): Own => ({ helpers: {}, devices: {} }),
    shop: (): Shop => ({ asking: new Set(), open: new Set(), assists: 0 }),
    totals: ({ assists }) => ({ assists }),
  },
  checks: {
    AssistGiven({ id, began }, { helper, helped, device }, { own, shop }) {
      shop.assists += 1;
      if (!shop.open.has(id)) return violationOf('assist-room', 'a room that asks for help', id);
      if (helper === helped || !began(`player-${helper}`) || !began(`player-${helped}`))
        return violationOf('assist-players', 'two players', `${helper} for ${helped}`);
      if (helper in own.helpers) return violationOf('assist-once', 'help for the first time', helper);
      own.helpers[helper] = true;
      if (device === null) return undefined;
      if (device in own.devices) return violationOf('assist-device', 'a device for the first time', device);
      own.devices[device] = true;
      return undefined;
    },
  },
  follows: [
    follow(RoomCreated, ({ id }, { conditions }, { shop }: OwnBooks<Own, Shop>) => {
      if (conditions.some(({ kind }) => kind === 'assists')) shop.asking.add(id);
      return undefined;
    }),
    follow(RoomPublished, ({ id }, _data, { shop }: OwnBooks<Own, Shop>) => {
      if (shop.asking.has(id)) shop.open.add(id);
      return undefined;
    }),
  ],
  writings: { 'give-assist': { in: 'assist', by: ['system'], writes: one(AssistGiven) } },
  inputs: {
    'give-assist': ([event]) => (event !== undefined && AssistGiven.is(event) ? event.data : undefined),
  },
  ways: {},
});
