import { spawnSync } from 'node:child_process';

const PROGRAM = 'strace';
const HINT =
  'Install it as root (apt-get install -y strace), and run where a process may trace another (ptrace)';

/** Why calls of a process cannot be traced here, and what is to be done; undefined where they can. */
export function whyUntraceable(): string | undefined {
  const { error, status, stderr } = spawnSync(PROGRAM, ['-f', '-o', '/dev/null', 'true'], {
    encoding: 'utf8',
  });
  if (error !== undefined) return `the tests of faults need ${PROGRAM}: ${error.message}. ${HINT}`;
  return status === 0 ? undefined : `${PROGRAM} cannot trace a process here: ${stderr.trim()}. ${HINT}`;
}

/** Calls that change what is on the disk, or say how a file is called. */
const RECORDED =
  'openat,close,write,pwrite64,pwritev,pwritev2,fsync,fdatasync,ftruncate,fallocate,?unlink,unlinkat,?rename,renameat,renameat2';
/** All threads, no calls but those, every byte of them, and nothing of signals. */
const HOW = `-f --seccomp-bpf -qq -xx -s 1000000 -e signal=none -e trace=${RECORDED}`.split(' ');

/** The command that runs another one, with each call recorded in `file` that changes what is on the disk, its bytes too. */
export const recording = (file: string, faults: readonly string[], command: readonly string[]): string[] => [
  PROGRAM,
  ...HOW,
  '-o',
  file,
  ...faults.flatMap((fault) => ['-e', `inject=${fault}`]),
  ...command,
];

/** The command that runs another one, and kills it at its n-th write of a page. Without the filter, behind which no signal arrives. */
export const killedAt = (write: number, command: readonly string[]): string[] => [
  PROGRAM,
  ...`-f -qq -o /dev/null -e trace=pwrite64 -e inject=pwrite64:signal=SIGKILL:when=${write}`.split(' '),
  ...command,
];
