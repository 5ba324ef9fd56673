import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const MOVES = 'document.getAnimations().some(({ playState }) => playState === "running")';
const MOVES_BEGUN = `(() => {
  if (window.movesBegun === undefined) {
    window.movesBegun = 0;
    for (const type of ['animationstart', 'transitionrun'])
      document.addEventListener(type, () => { window.movesBegun += 1; }, true);
  }
  return window.movesBegun;
})()`;

/** Waits until nothing on the page moves or fades: only then do elements have their final place and contrast. */
export async function standsStill(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(MOVES)).toBe(false);
}

/** Returns how many movements have begun on the page since the first call. */
export const movesBegun = (page: Page): Promise<number> => page.evaluate<number>(MOVES_BEGUN);
