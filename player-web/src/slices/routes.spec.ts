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

describe('the breadcrumb trail', () => {
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
