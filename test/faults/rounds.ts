import type { Fault } from './injection.ts';

/**
 * A shop's reaction to a fault: it ends, stops writing and resumes by itself, reports that its mark is in trouble,
 * or just continues.
 */
type Does = 'ends' | 'stops writing' | 'tells of its mark' | 'goes on';

export interface Round extends Fault {
  readonly does: Does;
}

const LOG = 'data/log.sqlite-wal';
const ACCOUNTS = 'data/accounts.sqlite-wal';
const LISTS = 'data/read-models.sqlite-wal';
const END = 'marks/*.end';
const MARK = 'marks/*.json';
const round = (call: string, file: string, how: Fault['how'], when: string, does: Does): Round => ({
  call,
  file,
  how,
  when,
  does,
});

/** One round of each kind. */
export const SHORT: readonly Round[] = [
  round('pwrite64', LOG, 'retval=0', '3', 'stops writing'),
  // Every write: after a single one the next mark, written up to 800 ms later, may heal it before anybody looks.
  round('pwrite64', END, 'retval=0', '1+', 'tells of its mark'),
  round('rename', MARK, 'error=EIO', '1', 'tells of its mark'),
  round('fsync', LOG, 'error=EIO', '2', 'ends'),
];

const NTH = ['1', '2', '5', '12'];

/** Every writing call of a shop, with every failure, at several occurrences. */
export const LONG: readonly Round[] = NTH.flatMap((when) => [
  round('pwrite64', LOG, 'error=EIO', when, 'ends'),
  round('pwrite64', LOG, 'error=ENOSPC', when, 'stops writing'),
  round('pwrite64', LOG, 'retval=0', when, 'stops writing'),
  round('fsync', LOG, 'error=EIO', when, 'ends'),
  round('fsync', LOG, 'error=ENOSPC', when, 'ends'),
  round('pwrite64', END, 'error=EIO', when, 'tells of its mark'),
  round('pwrite64', END, 'error=ENOSPC', when, 'tells of its mark'),
  round('pwrite64', END, 'retval=0', when, 'tells of its mark'),
  ...(when === '1'
    ? [
        round('rename', MARK, 'error=EIO', when, 'tells of its mark'),
        round('rename', MARK, 'error=ENOSPC', when, 'tells of its mark'),
        round('fdatasync', END, 'error=EIO', when, 'tells of its mark'),
        round('pwrite64', ACCOUNTS, 'error=EIO', when, 'goes on'),
        round('pwrite64', ACCOUNTS, 'error=ENOSPC', when, 'goes on'),
        round('pwrite64', ACCOUNTS, 'retval=0', when, 'goes on'),
      ]
    : []),
  round('pwrite64', LISTS, 'error=EIO', when, 'goes on'),
  round('pwrite64', LISTS, 'error=ENOSPC', when, 'goes on'),
  round('pwrite64', LISTS, 'retval=0', when, 'goes on'),
]);
