import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, noPostgres, onPostgres, startPostgres } from '../postgres/server.ts';
import { PLANTS } from './plants.ts';
import { tryWorlds } from './worlds.ts';

/** Number of worlds, which take real time; `npm run worlds -- --nodes 2` tries more. */
const WORLDS = 8;
const WORLDS_WITH_A_BUG = 40;

describe.skipIf(noPostgres !== undefined)(onPostgres('two nodes on one log'), () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres({ max_connections: '200' });
  });
  afterAll(() => server.remove());

  it('keep what they answered, once, under lost connections, restarts, settings and repetitions', async () => {
    const broken = await tryWorlds({ seed: Date.now() % 1_000_000_000, worlds: WORLDS, server });
    expect(broken?.report).toBeUndefined();
  });

  it('are found faulty if they answer a repeat as a new command', async () => {
    const plant = PLANTS['accepts a duplicate of two requests at once'];
    const broken = await tryWorlds({ seed: 1, worlds: WORLDS_WITH_A_BUG, plant, server });
    expect(broken?.fault).toMatch(
      /-again in .* was asked for by nobody$|and the key is another's$|was answered otherwise before: /,
    );
  });
});
