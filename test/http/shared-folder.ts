// Global setup: the folder of shops that several test files share and nobody closes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** a folder that is deleted after the last test */
    readonly sharedFolder: string;
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'skins-tests-'));
  provide('sharedFolder', folder);
  return () => rm(folder, { recursive: true });
}
