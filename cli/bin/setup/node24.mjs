// Plain JavaScript on purpose, like all of cli/bin: a Node that is too old for the rest can still parse it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const MAJOR_MIN = 24;

export const isNewEnough = () => Number(process.versions.node.split('.')[0]) >= MAJOR_MIN;

/** Returns a Node that is new enough: this one, or the one that npm installed; undefined before the dependencies are installed. */
export function node24() {
  if (isNewEnough()) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const installed = join(ROOT, 'node_modules', `node-${system}-${process.arch}`, 'bin', binary);
  return existsSync(installed) ? installed : undefined;
}

/** Returns a Node that is new enough; ends the process with a message if there is none. */
export function demandNode24() {
  const node = node24();
  if (node === undefined) endWithoutNode();
  return node;
}

function endWithoutNode() {
  console.error(
    `Skins needs Node ${MAJOR_MIN} or newer; this is Node ${process.versions.node}, and none is installed beside it.\n` +
      `Run "npm ci --ignore-scripts" in ${ROOT}, which brings one for Linux and Windows, or install Node ${MAJOR_MIN}.`,
  );
  process.exit(1);
}
