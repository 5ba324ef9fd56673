import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const MOVES = 'document.getAnimations().some(({ playState }) => playState === "running")';

/** Waits until nothing on the page moves or fades any more: what comes in has its place and its contrast only then. */
export async function standsStill(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(MOVES)).toBe(false);
}
