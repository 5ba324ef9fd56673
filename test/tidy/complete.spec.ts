import * as services from '@skins/api/slices';
import { loadAdmins } from '@skins/api';
import { shop } from '@skins/engine/shop';
import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

/** Returns the names in a package's list of slices. */
function listed(folder: string): readonly string[] {
  const list = sources.find(
    ({ path }) => path === `${folder}/slices.ts` || path === `${folder}/slices/index.ts`,
  );
  return [...(list?.text ?? '').matchAll(/^export \{ (\w+) \}/gm)].map(([, name = '']) => name);
}

const engine = shop.slices.map(({ name }) => name);
/** Engine slices that measure plays. */
const games = shop.slices
  .filter(({ measures }) => measures.some(({ names }) => names.includes('plays')))
  .map(({ name }) => name);

describe('the lists of slices', () => {
  it('exist and include games', () => {
    for (const folder of ['engine/src', 'api/src', 'player-web/src', 'admin-web/src', 'test'])
      expect(listed(folder).length).toBeGreaterThan(2);
    expect(games.length).toBeGreaterThan(0);
  });

  it('of the service and the tests have every engine slice', () => {
    for (const folder of ['api/src', 'test'])
      expect(engine.filter((name) => !listed(folder).includes(name))).toEqual([]);
  });

  it('of the apps have every game', () => {
    for (const folder of ['player-web/src', 'admin-web/src'])
      expect(games.filter((name) => !listed(folder).includes(name))).toEqual([]);
  });

  it('of the console has every slice with resources', async () => {
    const shown = new Set(listed('admin-web/src'));
    for (const { name, admin } of Object.values(services)) {
      const resources = 'none' in admin ? {} : (await admin()).admin.resources;
      if (Object.keys(resources).length > 0) expect([...shown]).toContain(name);
    }
  });
});

describe('a game', () => {
  it.each(games)('tells operators its returns, and has lists of its plays: %s', async (name) => {
    const game = Object.values(services).find((one) => one.name === name);
    if (game === undefined) throw new Error(`no ${name} in the service`);
    expect(game.views).toBeTypeOf('function');
    const { returns } = 'none' in game.admin ? { returns: game.admin } : (await game.admin()).admin;
    expect(returns).toBeTypeOf('function');
  });

  it('is one of the slices with a console part', async () => {
    expect((await loadAdmins()).length).toBeGreaterThan(games.length);
  });
});
