import { join } from 'node:path';

/** Programs that tests run in their own processes, by name; built together with the shop's program before all tests. */
export const PROGRAMS = {
  'append-and-tell': 'test/faults/append-and-tell.ts',
  'append-until-killed': 'test/contract/append-until-killed.ts',
  'duel-until-killed': 'test/flows/duel-until-killed.ts',
  'live-until-killed': 'test/flows/live-until-killed.ts',
  'serve-test-boxes': 'test/http/serve-test-boxes.ts',
} as const;

/** Returns the file of a built program; `main` is the shop's own, which `skins` runs. */
export function builtFile(name: keyof typeof PROGRAMS | 'main'): string {
  const folder = process.env['SKINS_PROGRAM'];
  if (folder === undefined) throw new Error('vitest.config.ts says where programs were built');
  return join(folder, `${name}.js`);
}
