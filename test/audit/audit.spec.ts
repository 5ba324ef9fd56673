import { type Divergence, newAudit } from '@skins/engine/audit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Mutation, leafPaths, mutated, parsed } from './mutations.ts';
import { nativeHex } from './native-hash.ts';
import { shopLog } from './shop-log.ts';

/** Fields on which nothing later in the log has to depend: a change of them shows in the Merkle tree alone. */
const ONLY_THE_TREE_SEES = [
  /^\w+ (time|actor|command)$/,
  /^LoginClaimed (stream|data.playerId)$/,
  /^(SkinListed|ShelfPlaced) data\./,
  /^BoxVersionPublished data.face.(number|image|(name|lede)\.\w+)$/,
  /^SeedChainCommitted data.(anchor|length)$/,
  /^UserSeedSet data.userSeed$/,
];

/** Fields that are wrong only in the light of a later event. */
const SEEN_LATER = [...ONLY_THE_TREE_SEES, /^UserSeedSet data.origin$/];

const matches = (patterns: readonly RegExp[], field: string) =>
  patterns.some((pattern) => pattern.test(field));

function audited(log: Iterable<string>): Divergence | undefined {
  const audit = newAudit({ hash: nativeHex });
  for (const record of log) if (audit.next(record) !== undefined) break;
  return audit.finish().divergence;
}

const logs = [1, 2, 3].map((seed) => [
  ...shopLog({ seed, commands: 120, players: 4, chainLength: 30, hash: nativeHex }),
]);

const anyLog = fc.constantFrom(...logs);

describe('an audit of a log that the engine wrote', () => {
  it('finds nothing, whatever the commands were', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 20, max: 60 }), (seed, chainLength) => {
        expect(
          audited(shopLog({ seed, commands: 60, players: 3, chainLength, hash: nativeHex })),
        ).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  it('sums up what the log comes to', () => {
    const audit = newAudit();
    for (const record of logs[0] ?? []) audit.next(record);
    const { divergence, summary } = audit.finish();
    expect(divergence).toBeUndefined();
    expect(summary).toMatchObject({ events: logs[0]?.length, players: 4, minted: 40_000_000_000n });
    expect(summary.minted).toBe(summary.held + summary.house + summary.escrow);
    expect(summary.stakes).toBe(summary.house);
  });

  it('says the same at every head between two commands', () => {
    const [log = []] = logs;
    const audit = newAudit({ hash: nativeHex });
    for (const record of log) expect(audit.next(record)).toBeUndefined();
  });
});

describe('an audit of a log that was changed', () => {
  it('finds a player who never registered', () => {
    const place = { stream: 'player-abcdefgh', version: 1, type: 'UserSeedSet', v: 1 };
    const data = { userSeed: 'abc', origin: 'player' };
    const record = JSON.stringify({ ...place, time: 1, actor: 'player', command: 'c', data });
    expect(audited([record])).toMatchObject({ rule: 'registration', position: 1 });
  });

  it('finds a changed field at its record, or at the first one that shows it', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), fc.nat(), (log, at, which) => {
        const position = 1 + (at % log.length);
        const record = log[position - 1] ?? '';
        const paths = leafPaths(parsed(record));
        const path = paths[which % paths.length] ?? [];
        const found = audited(mutated(log, { kind: 'flip', position, path }));
        const field = `${typeOf(record)} ${path.join('.')}`;
        if (found === undefined) expect(field).toSatisfy(() => matches(ONLY_THE_TREE_SEES, field));
        else if (matches(SEEN_LATER, field)) expect(found.position).toBeGreaterThanOrEqual(position);
        else expect({ field, ...found }).toMatchObject({ field, position });
      }),
      { numRuns: 3_000 },
    );
  });

  it('finds a repeated record where it is repeated', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, at) => {
        const position = 1 + (at % log.length);
        expect(audited(mutated(log, { kind: 'repeat', position }))?.position).toBe(position + 1);
      }),
      { numRuns: 500 },
    );
  });

  it('finds a dropped record where it is missed', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, at) => {
        const position = 1 + (at % log.length);
        const found = audited(mutated(log, { kind: 'drop', position }));
        const missedAt = nextOfStream(log, position);
        if (missedAt === undefined) return;
        expect(found?.position).toBeGreaterThanOrEqual(position);
        expect(found?.position).toBeLessThanOrEqual(missedAt - 1);
      }),
      { numRuns: 500 },
    );
  });

  it('finds two records of a stream that changed places at the first of them', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, at) => {
        const position = 1 + (at % log.length);
        const other = nextOfStream(log, position);
        if (other === undefined) return;
        const mutation: Mutation = { kind: 'swap', position, other };
        expect(audited(mutated(log, mutation))?.position).toBe(position);
      }),
      { numRuns: 500 },
    );
  });

  it('never fails on what is no log', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), fc.oneof(fc.string(), fc.json()), (log, at, text) => {
        const position = 1 + (at % log.length);
        const found = audited(log.toSpliced(position - 1, 1, text));
        expect(found).toMatchObject({ position });
      }),
      { numRuns: 300 },
    );
  });
});

const typeOf = (record: string) => String(/"type":"(\w+)"/.exec(record)?.[1]);
const streamOf = (record: string | undefined) => parsed(record ?? '{}')['stream'];

/** The position of the next record of the same stream. */
function nextOfStream(log: readonly string[], position: number): number | undefined {
  const stream = streamOf(log[position - 1]);
  const next = log.findIndex((record, index) => index >= position && streamOf(record) === stream);
  return next === -1 ? undefined : next + 1;
}
