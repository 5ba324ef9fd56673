import { newYearDraw, newYearMilestone, newYearSeason, radishCount } from '@skins/api/newyear/contract';
import { DAY_MS, QUARTER_MS } from '@skins/engine/kernel';
import { SEASON, type Season } from '@skins/engine/newyear';
import type { Player } from '../http/player.ts';
import type { Shop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';
import { seasonFrom } from './sample-newyear.ts';

/** A box of ten gems; each full ten gems earn two radishes in the season below. */
export const BOX = { ...CHEAP, id: 'test-season', number: 9_008, price: '10', best: '60' };

const QUARTER_OF_TICKETS = 2 ** 22;

/** A season with prizes of every kind. */
export const SEASONAL: Partial<Season> = {
  acts: [{ deed: 'open-hash', gems: 10, radishes: 2, perDay: 30 }],
  prizes: [
    { tickets: QUARTER_OF_TICKETS, reward: { type: 'skins', skinId: `${BOX.id}-dust`, amount: 1 } },
    { tickets: QUARTER_OF_TICKETS, reward: { type: 'diamond', amount: 1_000 } },
    { tickets: QUARTER_OF_TICKETS, reward: { type: 'resetOpenBox', amount: 1 } },
    { tickets: QUARTER_OF_TICKETS, reward: { type: 'debris', amount: 2 } },
  ],
  milestones: [
    { radishes: 4, reward: { type: 'debris', amount: 3 } },
    { radishes: 40, reward: { type: 'skins', skinId: `${BOX.id}-same`, amount: 1 } },
  ],
};

/** Returns the steps of seasons at a shop. */
export function seasonAtShop(shop: () => Shop) {
  /** Publishes a season that begins as soon as it may, and lets the time until then pass. */
  async function hold(change: Partial<Season> = SEASONAL): Promise<Season> {
    const { game } = shop().serving().service;
    const from = Math.ceil((game.clock() + DAY_MS) / QUARTER_MS + 1) * QUARTER_MS;
    const season = seasonFrom(from, change);
    await changeRules(game, SEASON, { season });
    letPass(from - game.clock());
    return season;
  }

  const seen = async ({ client }: Pick<Player, 'client'>) => {
    const season = await client.ask(newYearSeason);
    if (season === null) throw new Error('a season is there');
    return season;
  };
  const draw = async (player: Player) =>
    player.client.ask(newYearDraw, { body: { rulesHash: (await seen(player)).rulesHash } });
  const reach = async (player: Player, radishes: number) =>
    player.client.ask(newYearMilestone, {
      body: { radishes, rulesHash: (await seen(player)).rulesHash },
    });
  const radishes = ({ client }: Player) => client.ask(radishCount);

  return { hold, seen, draw, reach, radishes };
}
