import { expect, it } from 'vitest';
import { callsIn } from './recorded-calls.ts';

it('orders a close before an opening that was given its number while it returned', () => {
  const recording = [
    '1 close(7 <unfinished ...>',
    '2 openat(AT_FDCWD, "\\x61", O_WRONLY|O_CREAT, 0600) = 7',
    '1 <... close resumed>) = 0',
    '2 fsync(7) = 0',
  ];
  expect(callsIn(recording.join('\n')).map(({ name }) => name)).toEqual(['close', 'openat', 'fsync']);
});

it('orders a sync by its end: what was written meanwhile lies before it, and is not covered by it', () => {
  const recording = [
    '1 fsync(7 <unfinished ...>',
    '2 pwrite64(7, "\\x61", 1, 0) = 1',
    '1 <... fsync resumed>) = 0',
  ];
  expect(callsIn(recording.join('\n'))).toMatchObject([
    { name: 'pwrite64', ended: 1 },
    { name: 'fsync', began: 0, ended: 2 },
  ]);
});
