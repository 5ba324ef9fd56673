import { open } from 'node:fs/promises';

/** So that a name that is new in a folder outlives a power cut; Windows does not know it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
