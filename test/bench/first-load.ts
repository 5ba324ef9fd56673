import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Bench } from './figure.ts';

const DIST = fileURLToPath(new URL('../../player-web/dist/', import.meta.url));

const Manifest = Compile(
  Type.Record(
    Type.String(),
    Type.Object({
      file: Type.String(),
      isEntry: Type.Optional(Type.Boolean()),
      imports: Type.Optional(Type.Array(Type.String())),
    }),
  ),
);

/** JavaScript that the player app loads before it shows anything: the entry and what it imports statically, gzipped. */
export const firstLoad: Bench = async (progress) => {
  const manifestFile = `${DIST}.vite/manifest.json`;
  if (!existsSync(manifestFile)) {
    progress('player-web is not built: run `npm run build -w player-web`');
    return [];
  }
  const manifest = Manifest.Parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const needed = new Set(Object.keys(manifest).filter((name) => manifest[name]?.isEntry));
  // A set grows while it is walked, and the walk goes on.
  for (const name of needed) for (const imported of manifest[name]?.imports ?? []) needed.add(imported);
  const scripts = [...needed]
    .map((name) => manifest[name]?.file ?? '')
    .filter((file) => file.endsWith('.js'));
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(DIST + file)).length, 0);
  return [
    {
      name: `player-web: first load, ${scripts.length} scripts, gzipped`,
      value: bytes / 1_000,
      unit: 'kB',
      measure: bytes / 1_000,
      target: { atMost: 130 },
    },
  ];
};
