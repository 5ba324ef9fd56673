import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const MOVES = 'document.getAnimations().some(({ playState }) => playState === "running")';

/** Waits until nothing on the page moves or fades: only then do elements have their final place and contrast. */
export async function standsStill(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(MOVES)).toBe(false);
}
