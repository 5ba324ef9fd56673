import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Bench, Figure } from './figure.ts';

const Manifest = Compile(
  Type.Record(
    Type.String(),
    Type.Object({
      file: Type.String(),
      imports: Type.Optional(Type.Array(Type.String())),
    }),
  ),
);

/** Measures the JavaScript that each app loads before it shows anything: index.html's script and its static imports, gzipped. */
export const firstLoad: Bench = async (progress) => [
  ...firstLoadOf('player-web', { atMost: 130 }, progress),
  // The admin console's login page.
  ...firstLoadOf('admin-web', undefined, progress),
];

function firstLoadOf(app: string, target: Figure['target'], progress: (text: string) => void): Figure[] {
  const dist = fileURLToPath(new URL(`../../${app}/dist/`, import.meta.url));
  const manifestFile = `${dist}.vite/manifest.json`;
  if (!existsSync(manifestFile)) {
    progress(`${app} is not built: run \`npm run build -w ${app}\``);
    return [];
  }
  const manifest = Manifest.Parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const needed = new Set(['index.html']);
  // The loop also visits elements that are added to the set meanwhile.
  for (const name of needed) for (const imported of manifest[name]?.imports ?? []) needed.add(imported);
  const scripts = [...needed]
    .map((name) => manifest[name]?.file ?? '')
    .filter((file) => file.endsWith('.js'));
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(dist + file)).length, 0);
  return [
    {
      name: `${app}: first load, ${scripts.length} scripts, gzipped`,
      value: bytes / 1_000,
      unit: 'kB',
      ...(target && { measure: bytes / 1_000, target }),
    },
  ];
}
