import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Check } from './switch.ts';

const FILE = fileURLToPath(new URL('survivors.txt', import.meta.url));

/** Names a check without its line, which changes with every edit above it. */
export const nameOf = ({ at, text }: Check): string => `${at.replace(/:\d+$/, '')} ${text}`;

/** Returns the names of the checks that no forgery needs yet. */
export const known = (): readonly string[] => readFileSync(FILE, 'utf8').split('\n').filter(Boolean);

/** Replaces the known names of some folders. */
export function know(folders: readonly string[], names: readonly string[]): void {
  const others = known().filter((name) => !isIn(folders, name));
  writeFileSync(
    FILE,
    [...others, ...new Set(names)]
      .toSorted()
      .map((name) => `${name}\n`)
      .join(''),
  );
}

export const isIn = (folders: readonly string[], name: string): boolean =>
  folders.some((folder) => name.startsWith(folder));
