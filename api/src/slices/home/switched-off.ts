import { MOON_BOX } from '@skins/engine/moonbox';
import { EXTRA_DROPS } from '@skins/engine/drops';
import { STORE_PRICES } from '@skins/engine/mall';
import { REPLACE_TERMS } from '@skins/engine/replace';
import { SIGN_IN_BOARD } from '@skins/engine/signin';
import { ACTIVITIES } from '@skins/engine/activities';
import type { Shop } from '../../shop/shop.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { noProvider } from '../payments/no-provider.ts';
import type { PaymentsDesk } from '../payments/desk.ts';
import { noDeliveries } from '../retrievals/no-deliveries.ts';
import type { RetrievalsDesk } from '../retrievals/desk.ts';
import { gamesAsPlayed } from '../stops/game-states.ts';

/** The desks whose providers may be off. */
export interface Desks {
  readonly accounts: AccountsDesk;
  readonly payments: PaymentsDesk;
  readonly retrievals: RetrievalsDesk;
}

/** Slices that their published rules open and close. */
const OPEN_BY_RULES = {
  activities: ACTIVITIES,
  drops: EXTRA_DROPS,
  mall: STORE_PRICES,
  moonbox: MOON_BOX,
  replace: REPLACE_TERMS,
  signin: SIGN_IN_BOARD,
};

/**
 * Returns what the shop does not offer, by the names of slices, and `codes` for codes by SMS. A stopped game is not among
 * them: it goes on later, and its page says so.
 */
export function switchedOff({
  game,
  desks: { accounts, payments, retrievals },
}: Pick<Shop<Desks>, 'game' | 'desks'>): readonly string[] {
  const now = game.clock();
  const off = [
    ...gamesAsPlayed(game).flatMap(({ game: name, state }) => (state === 'off' ? [name] : [])),
    ...Object.entries(OPEN_BY_RULES).flatMap(([name, rules]) =>
      game.rulesAt<{ readonly open: boolean }>(rules, now).content.open ? [] : [name],
    ),
    ...(payments.desk.provider === noProvider ? ['payments'] : []),
    ...(retrievals.desk.provider === noDeliveries ? ['retrievals'] : []),
    ...(accounts.codes.on ? [] : ['codes']),
  ];
  return [...new Set(off)].toSorted();
}
