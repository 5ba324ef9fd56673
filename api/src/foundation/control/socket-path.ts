import { hash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What the systems take as the address of a local socket, in bytes. */
const PATH_MAX = 100;

/** Where the server of a data folder can be reached by the commands of its own machine: in the folder, which only its owner enters. */
export function controlSocketOf(folder: string): string {
  const absolute = resolve(folder);
  const short = hash('sha256', absolute, 'hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\skins-${short}`;
  const beside = join(absolute, 'control.sock');
  return Buffer.byteLength(beside) <= PATH_MAX ? beside : join(tmpdir(), `skins-${short}.sock`);
}
