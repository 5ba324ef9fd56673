import type { Divergence } from '@skins/engine/audit';
import { playerActor } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audited } from '../kit/audited.ts';
import { randomLog } from '../kit/random-log.ts';
import { type Mutation, mutated } from './mutations.ts';

const divergenceOf = (log: readonly string[]): Divergence | undefined => audited(log, shop).divergence;

const logs = [1, 2, 3].map((seed) => randomLog({ seed, commands: 100, players: 3, chainLength: 30 }));
const anyLog = fc.constantFrom(...logs);

describe('an audit of a log that slices wrote', () => {
  it('reports nothing, whatever the commands were', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 20, max: 60 }), (seed, chainLength) => {
        expect(divergenceOf(randomLog({ seed, commands: 60, players: 3, chainLength }))).toBeUndefined();
      }),
      { numRuns: 40 },
    );
  });

  it('sums up the log', () => {
    const [log = []] = logs;
    const { divergence, summary } = audited(log, shop);
    expect(divergence).toBeUndefined();
    expect(summary).toMatchObject({ events: log.length, minted: 30_000_000_000n });
    expect(summary.minted).toBe(summary.held + summary.house + summary.escrow);
    expect(summary.plays).toBeGreaterThan(5);
  });
});

describe('an audit of a changed log', () => {
  it('reports a player who never registered', () => {
    const place = { stream: 'player-abcdefgh', version: 1, type: 'UserSeedSet', v: 1 };
    const data = { userSeed: 'abc', origin: 'player' };
    const actor = playerActor('abcdefgh');
    const record = JSON.stringify({ ...place, time: 1, actor, command: 'c', data });
    expect(divergenceOf([record])).toMatchObject({ rule: 'registration', position: 1 });
  });

  it('reports a repeated record at the repetition', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, at) => {
        const position = 1 + (at % log.length);
        expect(divergenceOf(mutated(log, { kind: 'repeat', position }))?.position).toBe(position + 1);
      }),
      { numRuns: 150 },
    );
  });

  it('reports a dropped record at the next record of its stream', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, at) => {
        const position = 1 + (at % log.length);
        const missedAt = nextOfStream(log, position);
        if (missedAt === undefined) return;
        const found = divergenceOf(mutated(log, { kind: 'drop', position }));
        expect(found?.position).toBeGreaterThanOrEqual(position);
        expect(found?.position).toBeLessThanOrEqual(missedAt - 1);
      }),
      { numRuns: 150 },
    );
  });

  it('reports two swapped records of a stream at the first of them', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, at) => {
        const position = 1 + (at % log.length);
        const other = nextOfStream(log, position);
        if (other === undefined) return;
        const mutation: Mutation = { kind: 'swap', position, other };
        expect(divergenceOf(mutated(log, mutation))?.position).toBe(position);
      }),
      { numRuns: 150 },
    );
  });

  it('never throws on a text that is no record', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), fc.oneof(fc.string(), fc.json()), (log, at, text) => {
        const position = 1 + (at % log.length);
        expect(divergenceOf(log.toSpliced(position - 1, 1, text))).toMatchObject({ position });
      }),
      { numRuns: 150 },
    );
  });
});

const streamOf = (record: string | undefined) => /"stream":"([^"]+)"/.exec(record ?? '')?.[1];

/** Returns the position of the next record of the same stream. */
function nextOfStream(log: readonly string[], position: number): number | undefined {
  const stream = streamOf(log[position - 1]);
  const next = log.findIndex((record, index) => index >= position && streamOf(record) === stream);
  return next === -1 ? undefined : next + 1;
}
