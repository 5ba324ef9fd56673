import { describe, expect, it } from 'vitest';
import { paramsOf, pathOf, routeAt, routes, trailTo } from '../shell/app/routes';
import { registerSlices } from '../shell/app/slices';
import { boxListPath, boxPath } from './boxes/paths';
import * as slices from './index';

registerSlices(Object.values(slices));

/** Returns an address that matches a route. */
const sampleOf = (path: string) => path.replaceAll(/:\w+/g, 'x');

describe('the routes', () => {
  it.each([
    ['/', 'Skins'],
    ['/case/hash', 'Boxes'],
    ['/case/csgo/', 'Boxes'],
    ['/case/hash/b1', 'Open a box'],
    ['/page/instrutions', 'How fairness works'],
    ['/page/voided', 'Void seeds'],
    ['/page/roll', 'Roll rooms'],
    ['/page/roll/0123456789ab', 'Roll room'],
    ['/page/upgradeHall', 'Upgrade hall'],
    ['/page/caseBattleV2', 'Battle hall'],
    ['/page/store', 'Store'],
    ['/moonbox', 'Moon box'],
    ['/user/case', 'My bag'],
    ['/page/replaceSkins', 'Replace skins'],
    ['/page/active', 'Activity centre'],
    ['/page/drop', 'Extra drops'],
    ['/page/hashrank', 'Hash ranking'],
    ['/luckycard', 'Lucky card'],
    ['/luckycard/x', 'Lucky card'],
    ['/page/wish', 'Wish tree'],
    ['/page/promotion', 'Invite friends'],
  ])('%s is %s', (path, title) => {
    expect(routeAt(path)?.title.EN).toBe(title);
  });

  it.each(['/nowhere', '/case', '/case/hash/b1/more', '/page/roll/x/y'])(
    '%s matches no route and leads home',
    (path) => {
      expect(routeAt(path)).toBeUndefined();
    },
  );

  it('are each found by their own addresses', () => {
    expect(routes().filter((route) => routeAt(sampleOf(route.path)) !== route)).toEqual([]);
    expect(routeAt(boxPath({ boxType: 'hash', id: 'a b' }))).toBe(routeAt('/case/hash/x'));
  });

  it('have parents that exist', () => {
    const known = new Set(routes().map(({ path }) => path));
    expect(
      routes()
        .flatMap(({ parent }) => parent ?? [])
        .filter((parent) => !known.has(parent)),
    ).toEqual([]);
  });
});

/** Returns the paths of the breadcrumb of a page, without home. */
function trailAt(path: string): readonly string[] {
  const route = routeAt(path);
  return route === undefined ? [] : trailTo(route).map((step) => pathOf(step, paramsOf(path)));
}

describe('the breadcrumb trail', () => {
  it.each([
    ['/case/hash/b1', '/case/hash'],
    ['/page/upgrade', '/page/upgradeHall'],
    ['/upgrade/userRecord/x', '/page/upgradeHall'],
    ['/upgrade/rank', '/page/upgradeHall'],
    ['/page/roll/x', '/page/roll'],
    ['/page/battle/x', '/page/caseBattle'],
    ['/page/battleBattle/x', '/page/caseBattle'],
    ['/page/battleV2/x', '/page/caseBattle'],
    ['/wish/x', '/page/wish'],
    ['/page/helpcenter/hash', '/page/helpcenter'],
    ['/steer/case', '/page/helpcenter'],
    ['/steer/upgrade', '/page/helpcenter'],
  ])('of %s leads through %s', (page, above) => {
    expect(trailAt(page)).toEqual([above, page]);
  });

  const path = boxPath({ boxType: 'csgo', id: 'a b' });

  it('lists the pages above a page, each with its name and path', () => {
    const route = routeAt(path);
    const params = paramsOf(path);
    expect(params).toEqual({ type: 'csgo', boxId: 'a b' });
    const [above] = route === undefined ? [] : trailTo(route);
    expect(above?.crumb?.(params).EN).toBe('Classic boxes');
    expect(above && pathOf(above, params)).toBe(boxListPath('csgo'));
    expect(route && pathOf(route, params)).toBe(path);
  });
});
