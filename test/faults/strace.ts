import { spawnSync } from 'node:child_process';

const PROGRAM = 'strace';
const HINT =
  'Install it as root (apt-get install -y strace), and run where a process may trace another (ptrace)';

/** Returns why processes cannot be traced here, and what to do; undefined if they can. */
export function whyUntraceable(): string | undefined {
  const { error, status, stderr } = spawnSync(PROGRAM, ['-f', '-o', '/dev/null', 'true'], {
    encoding: 'utf8',
  });
  if (error !== undefined) return `the tests of faults need ${PROGRAM}: ${error.message}. ${HINT}`;
  return status === 0 ? undefined : `${PROGRAM} cannot trace a process here: ${stderr.trim()}. ${HINT}`;
}

/** Calls that change the disk, or that tell file names. */
const RECORDED =
  'openat,close,write,pwrite64,pwritev,pwritev2,fsync,fdatasync,ftruncate,fallocate,?unlink,unlinkat,?rename,renameat,renameat2';
/** All threads, only these calls with all their bytes, and no signals. */
const HOW = `-f --seccomp-bpf -qq -xx -s 1000000 -e signal=none -e trace=${RECORDED}`.split(' ');

/** Returns a command that runs another one and records in `file` each call that changes the disk, bytes included. */
export const recording = (file: string, faults: readonly string[], command: readonly string[]): string[] => [
  PROGRAM,
  ...HOW,
  '-o',
  file,
  ...faults.flatMap((fault) => ['-e', `inject=${fault}`]),
  ...command,
];

/**
 * Returns a command that runs another one and kills it at its n-th page write. It runs without the seccomp filter,
 * which would block the signal.
 */
export const killedAt = (write: number, command: readonly string[]): string[] => [
  PROGRAM,
  ...`-f -qq -o /dev/null -e trace=pwrite64 -e inject=pwrite64:signal=SIGKILL:when=${write}`.split(' '),
  ...command,
];
