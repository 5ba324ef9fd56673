import { UnreadableEvent } from '@skins/engine/kernel';
import { describe, expect, it } from 'vitest';
import { readRecorded } from './logged-event.ts';
import { CoinsMoved, purseCodec } from '../../../../test/samples/api/purse.ts';

const ENVELOPE = {
  stream: 'purse-a',
  version: 3,
  type: 'CoinsMoved',
  v: 1,
  time: 5,
  actor: 'player',
  command: 'c',
  data: { by: 1, left: 2 },
};

const read = (change: object) =>
  readRecorded(
    {
      position: '000000000007',
      stream: 'purse-a',
      version: 3,
      record: JSON.stringify({ ...ENVELOPE, ...change }),
    },
    purseCodec,
  );

describe('a record', () => {
  it('is read back with its place in the log and its bytes', () => {
    expect(read({})).toEqual({
      position: '000000000007',
      record: JSON.stringify(ENVELOPE),
      event: CoinsMoved.of({ by: 1, left: 2 }),
      meta: { stream: 'purse-a', version: 3, time: 5, actor: 'player', command: 'c' },
    });
  });

  it.each([
    ['without a version', { version: undefined }],
    ['with a time that is no integer', { time: '5' }],
    ['of an unknown type', { type: 'CoinsMelted' }],
    ['with data that does not fit', { data: { by: 'one', left: 2 } }],
  ])('%s is no event', (_what, change) => {
    expect(() => read(change)).toThrow(UnreadableEvent);
  });
});
