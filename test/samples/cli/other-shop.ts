import { mkdirSync, rmSync } from 'node:fs';
import { serve } from '@skins/api';

/** Replaces a shop with a new one under a new key, for tests. */
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
