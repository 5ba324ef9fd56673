import { mkdirSync, rmSync } from 'node:fs';
import { serve } from '@skins/api';

/** Puts another shop in the place of one, for tests: everything anew, under a new key. */
export async function writeOther(folder: string): Promise<void> {
  rmSync(folder, { recursive: true });
  mkdirSync(folder, { mode: 0o700 });
  const serving = await serve({
    folder,
    host: '127.0.0.1',
    port: 0,
    environment: { SKINS_LOG: 'silent' },
  });
  await serving.close();
}
