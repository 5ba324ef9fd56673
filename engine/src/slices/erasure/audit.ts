import { type Desk, defineAudit, follow, one, violationOf } from '../../kernel/index.ts';
import { PlayerSuspended, SuspensionEnded } from '../standing/events.ts';
import { PlayerErased, events } from './events.ts';

interface Own {
  erased: boolean;
  /** obligations and orders of the player that have not ended */
  open: string[];
}
interface Books {
  readonly own: Own;
  readonly shop: { erased: number };
}

export const audit = defineAudit({
  events,
  rules: {
    'nothing-open': 'a player is erased when everything has ended that the player began',
  },
  books: {
    own: (): Own => ({ erased: false, open: [] }),
    shop: () => ({ erased: 0 }),
    totals: ({ erased }) => ({ erased }),
  },
  checks: {
    PlayerErased({ standing }, _data, { own, shop }) {
      own.erased = true;
      shop.erased += 1;
      const [open] = own.open;
      if (open !== undefined) return violationOf('nothing-open', `an end of ${open}`, 'an erasure');
      // An erased player is suspended without an end: the frame then refuses every later command, also a second erasure.
      return standing.suspend(null);
    },
  },
  counts: {
    opens: ({ place }, _due, { own }) => void own.open.push(place),
    closes: ended,
    over: ended,
    orders: (_desk, { order }, { own }) => void own.open.push(order),
    ordersEnd: ended,
  },
  follows: [
    follow(PlayerSuspended, (desk, _data, { own }: Books) => stillOut(desk, own)),
    follow(SuspensionEnded, (desk, _data, { own }: Books) => stillOut(desk, own)),
  ],
  writings: {
    'erase-player': { in: 'player', by: ['player'], writes: one(PlayerErased) },
  },
  inputs: {
    'erase-player': ([event]) => (event !== undefined && PlayerErased.is(event) ? event.data : undefined),
  },
  ways: {},
});

function ended(_desk: Desk, what: string, { own }: Books): undefined {
  own.open = own.open.filter((one) => one !== what);
}

/** Keeps an erased player suspended, whatever operators decide later. */
const stillOut = ({ standing }: Desk, { erased }: Own) => (erased ? standing.suspend(null) : undefined);
