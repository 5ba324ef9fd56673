import { describe, expect, it } from 'vitest';
import { boxPath, paths } from './paths';
import { routeAt, routes } from './routes';
import { isSnowTime } from './Shell';

describe('routes', () => {
  it.each([
    ['/', 'app.title.home'],
    ['/case/hash', 'app.title.boxes'],
    ['/case/csgo/', 'app.title.boxes'],
    ['/case/hash/b1', 'app.title.box'],
    ['/page/instrutions', 'app.title.fairness'],
  ])('%s is %s', (path, title) => {
    expect(routeAt(path)?.title).toBe(title);
  });

  it.each(['/nowhere', '/case', '/case/hash/b1/more', '/page/roll'])(
    '%s is none of them and leads home',
    (path) => {
      expect(routeAt(path)).toBeUndefined();
    },
  );

  it('name only paths that a route leads to', () => {
    expect(Object.values(paths).filter((path) => routeAt(path) === undefined)).toEqual([]);
    expect(routeAt(boxPath({ boxType: 'hash', id: 'a b' }))).toBe(routeAt('/case/hash/x'));
  });

  it('have parents that exist', () => {
    const known = new Set(routes.map(({ path }) => path));
    expect(routes.flatMap(({ parent }) => parent ?? []).filter((parent) => !known.has(parent))).toEqual([]);
  });
});

describe('snow', () => {
  it.each([
    ['2026-12-23T23:59:59', false],
    ['2026-12-24T00:00:00', true],
    ['2026-12-31T23:59:59', true],
    ['2027-01-01T00:00:00', false],
  ])('at %s falls: %s', (time, falls) => {
    expect(isSnowTime(new Date(time).getTime())).toBe(falls);
  });
});
