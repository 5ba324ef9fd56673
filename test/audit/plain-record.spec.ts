import { isPlainRecord } from '@skins/engine/audit';
import { readRecord } from '@skins/engine/kernel';
import { codec } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logOf } from '../kit/forge.ts';
import { kits } from '../kit/kits.ts';
import { randomLog } from '../kit/random-log.ts';
import { mutated } from './mutations.ts';

const log = randomLog({ seed: 5, commands: 150, players: 5, chainLength: 30 });
const anyRecord = fc.constantFrom(...log);

/** Reads and decodes a record without the fast path; throws if the record is invalid. */
function readTheLongWay(text: string): void {
  const record = readRecord(text);
  if ('rule' in record) throw new Error(`${record.rule}: ${record.found}`);
  codec.decode(record.type, record.v, record.data);
}

describe('a plain record', () => {
  it('is every record that play writes', () => {
    const others = logOf(log.filter((record) => !isPlainRecord(record))).map(({ type }) => type);
    const excused = new Set(kits.flatMap(({ slow }) => Object.keys(slow)));
    expect(others.filter((type) => !excused.has(type))).toEqual([]);
  });

  it('is accepted without the fast path too, whatever character was changed', () => {
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
      { numRuns: 6_000 },
    );
    expect(plain).toBeGreaterThan(300);
  });

  it('is accepted without the fast path too, whatever value was changed', () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(), (record, which) => {
        const [changed = ''] = mutated([record], { kind: 'flip', position: 1, field: which });
        if (isPlainRecord(changed)) expect(() => readTheLongWay(changed)).not.toThrow();
      }),
      { numRuns: 1_500 },
    );
  });

  it.each([
    ['white space', (record: string) => record.replace('":', '": ')],
    ['a member twice', (record: string) => record.replace('"balance":', '"balance":1,"balance":')],
    ['another order', (record: string) => record.replace(/("balance":\d+),("cause":"[^"]+")/, '$2,$1')],
    [
      'an escape that is not needed',
      (record: string) => record.replace('"from":"player"', '"from":"\\u0070layer"'),
    ],
    ['another version', (record: string) => record.replace('"v":2', '"v":3')],
    ['a line break at the end', (record: string) => `${record}\n`],
  ])('does not have %s', (_what, change) => {
    const record = log.find((one) => one.includes('"from":"player"')) ?? '';
    expect(isPlainRecord(record)).toBe(true);
    expect(change(record)).not.toBe(record);
    expect(isPlainRecord(change(record))).toBe(false);
  });
});
