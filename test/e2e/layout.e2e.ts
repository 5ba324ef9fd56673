import { describe, expect, it } from 'vitest';
import { registerPlayer } from './accounts.ts';
import { LARGEST_SHIFT, worstShift } from './layout-shift.ts';
import { visitors } from './visitor.ts';

const shop = visitors(undefined, { pictures: true });

/** Every route of the player app; a path with parameters names something that is there, or nothing. */
const PATHS = [
  '/',
  '/case/hash',
  '/case/csgo',
  '/case/hash/youse',
  '/case/hash/nothing',
  '/freeSKins/youse',
  '/page/instrutions',
  '/page/voided',
  '/page/converter',
  '/page/upgrade',
  '/page/upgradeHall',
  '/upgrade/rank',
  '/upgrade/detail',
  '/upgrade/replay',
  '/page/active',
  '/page/store',
  '/page/roll',
  '/page/roll/nothing',
  '/page/assets',
  '/page/replaceSkins',
  '/page/changes',
  '/page/sign',
  '/page/source',
];

/** Those that only players see. */
const OWN_PATHS = [
  '/user/case',
  '/user/drop/record',
  '/user/mbox/record',
  '/user/account',
  '/user/limits',
  '/user/exchange/record',
  '/user/recharge/record',
  '/user/props/record',
  '/user/debris',
  '/user/records',
  '/user/replace/record',
  '/user/retrieve/record',
  '/user/roll/record',
];

/** Pages opened at once. */
const AT_ONCE = 3;

describe.each([1440, 390] as const)('at %i pixels', (width) => {
  it.each(['visitor', 'player'] as const)(
    'no page shifts after the first paint, for a %s',
    { timeout: 600_000 },
    async (who) => {
      const token = who === 'player' ? await registerPlayer(shop.address()) : '';
      const paths = who === 'player' ? [...PATHS, ...OWN_PATHS] : PATHS;
      const shifts: { path: string; shift: number }[] = [];
      for (let first = 0; first < paths.length; first += AT_ONCE) {
        const some = paths.slice(first, first + AT_ONCE);
        shifts.push(
          // oxlint-disable-next-line no-await-in-loop -- a few pages at a time
          ...(await Promise.all(
            some.map(async (path) => ({ path, shift: await worstShift(shop, path, { width, token }) })),
          )),
        );
      }
      expect(shifts.filter(({ shift }) => shift > LARGEST_SHIFT)).toEqual([]);
    },
  );
});
