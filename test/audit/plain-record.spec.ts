import { isPlainRecord, readRecord } from '@skins/engine/audit';
import { codec } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leafPaths, mutated, parsed } from './mutations.ts';
import { nativeHex } from './native-hash.ts';
import { shopLog } from './shop-log.ts';

const log = [...shopLog({ seed: 5, commands: 150, players: 5, chainLength: 30, hash: nativeHex })];
const anyRecord = fc.constantFrom(...log);

/** What a plain record is claimed to be; throws when it is not. */
function readTheLongWay(text: string): void {
  const record = readRecord(text);
  if ('rule' in record) throw new Error(`${record.rule}: ${record.found}`);
  codec.decode(record.type, record.v, record.data);
}

describe('a plain record', () => {
  it('is every record that plays write', () => {
    expect(log.filter((record) => !isPlainRecord(record))).toEqual([]);
  });

  it('passes the long way too, whatever character was changed', () => {
    let plain = 0;
    const edit = fc.constantFrom('insert', 'replace', 'delete');
    const character = fc.oneof(
      fc.constantFrom(...Array.from('0123456789abcdef-.:,"{}[]\\ \n\t+eE')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(anyRecord, fc.nat(), edit, character, (record, at, kind, text) => {
        const place = at % record.length;
        const kept = record.slice(0, place) + (kind === 'delete' ? '' : text);
        const changed = kept + record.slice(kind === 'insert' ? place : place + 1);
        if (!isPlainRecord(changed)) return;
        plain += 1;
        expect(() => readTheLongWay(changed)).not.toThrow();
      }),
      { numRuns: 20_000 },
    );
    expect(plain).toBeGreaterThan(1_000);
  });

  it('passes the long way too, whatever value was changed', () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(), (record, which) => {
        const paths = leafPaths(parsed(record));
        const path = paths[which % paths.length] ?? [];
        const [changed = ''] = mutated([record], { kind: 'flip', position: 1, path });
        if (isPlainRecord(changed)) expect(() => readTheLongWay(changed)).not.toThrow();
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    ['white space', (record: string) => record.replace('":', '": ')],
    ['a member twice', (record: string) => record.replace('"ticket":', '"ticket":1,"ticket":')],
    ['another order', (record: string) => record.replace(/("price":\d+),("reveal":\{[^}]+\})/, '$2,$1')],
    ['an escape that is not needed', (record: string) => record.replace('"player"', '"\\u0070layer"')],
    ['another version', (record: string) => record.replace('"v":1', '"v":2')],
    ['a line break at the end', (record: string) => `${record}\n`],
  ])('has not %s', (_what, change) => {
    const record = log.find((one) => one.includes('"BoxOpened"')) ?? '';
    expect(isPlainRecord(record)).toBe(true);
    expect(change(record)).not.toBe(record);
    expect(isPlainRecord(change(record))).toBe(false);
  });
});
