import { describe, expect, it } from 'vitest';
import { registerPlayer } from './accounts.ts';
import { LARGEST_SHIFT, worstShift } from './layout-shift.ts';
import { visitors } from './visitor.ts';

const shop = visitors(undefined, { pictures: true });

/** Every kind of page, including an unknown path and one with long numbers. */
const PATHS = [
  '/',
  '/case/hash',
  '/case/csgo',
  '/case/hash/youse',
  '/case/hash/nothing',
  '/page/instrutions',
  '/page/upgradeHall',
  '/page/upgrade',
  '/page/roll',
  '/page/caseBattle',
  '/page/caseBattleV2',
  '/page/battleRules',
  '/page/wish',
  '/luckycard',
  '/upgrade/rank',
  '/page/hashrank',
  '/page/store',
  '/page/changes',
  '/page/voided',
  '/page/helpcenter/activity',
  '/steer/case',
];

/** Pages of players alone. */
const OWN_PATHS = [
  '/user/me',
  '/user/case',
  '/user/vip',
  '/user/account',
  '/user/records',
  '/user/mbox/record',
  '/user/battle/record',
  '/user/wish/record',
  '/user/assets/record',
  '/user/debris',
  '/user/drop/record',
  '/luckycenter',
  '/page/replaceSkins',
  '/page/gems',
  '/page/assets',
  '/page/sign',
];
/** pages that load at once */
const TOGETHER = 6;

describe.each([1440, 390] as const)('at %i pixels', (width) => {
  it.each(['visitor', 'player'] as const)('no page shifts after the first paint, for a %s', async (who) => {
    const token = who === 'player' ? await registerPlayer(shop.address()) : '';
    const paths = who === 'player' ? [...PATHS, ...OWN_PATHS] : PATHS;
    const shifts: { path: string; shift: number }[] = [];
    for (let at = 0; at < paths.length; at += TOGETHER)
      shifts.push(
        ...(await Promise.all(
          paths
            .slice(at, at + TOGETHER)
            .map(async (path) => ({ path, shift: await worstShift(shop, path, { width, token }) })),
        )),
      );
    expect(shifts.filter(({ shift }) => shift > LARGEST_SHIFT)).toEqual([]);
  });
});
