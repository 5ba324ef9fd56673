import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomOf } from '../audit/random.ts';
import { noPostgres, onPostgres } from '../postgres/server.ts';
import { Chaos } from './chaos.ts';
import { SHORT, TROUBLES } from './troubles.ts';

const ROUND_MS = 120_000;

describe.skipIf(noPostgres !== undefined)(onPostgres('two servers on one log, disturbed'), () => {
  let chaos: Chaos;
  beforeAll(async () => {
    chaos = await Chaos.begin(['one', 'two'], randomOf(1), SHORT);
  }, ROUND_MS);
  afterAll(() => chaos.nodes.remove());

  it.each(Object.keys(TROUBLES))(
    'play on after %s',
    async (trouble) => {
      expect((await chaos.through(trouble)).answered).toBeGreaterThan(0);
    },
    ROUND_MS,
  );

  it(
    'lost nothing that was answered, did nothing twice, and ended every flow',
    { timeout: 2 * ROUND_MS },
    async () => {
      expect(await chaos.end()).toEqual([]);
    },
  );
});
