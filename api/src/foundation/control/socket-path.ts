import { hash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Maximum length of a local socket's address on common systems, in bytes. */
const PATH_MAX = 100;

/**
 * Returns the socket of a data folder's server, for commands on the same machine. It is in the folder, which only its
 * owner can enter, unless the path would be too long.
 */
export function controlSocketOf(folder: string): string {
  const absolute = resolve(folder);
  const short = hash('sha256', absolute, 'hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\skins-${short}`;
  const beside = join(absolute, 'control.sock');
  return Buffer.byteLength(beside) <= PATH_MAX ? beside : join(tmpdir(), `skins-${short}.sock`);
}
