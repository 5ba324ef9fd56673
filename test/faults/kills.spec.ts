import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { randomOf } from '../audit/random.ts';
import { killOften } from './kills.ts';

const KILLS = 12;

it('a small shop that is killed repeatedly keeps everything acknowledged, whole and once', async () => {
  const killed = await killOften(KILLS, availableParallelism(), randomOf(Date.now() % 1_000_000));
  expect({ findings: [...killed.findings], kills: killed.kills }).toEqual({ findings: [], kills: KILLS });
  expect(killed.told).toBeGreaterThan(KILLS);
});
