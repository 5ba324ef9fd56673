import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const MOVES = 'document.getAnimations().some(({ playState }) => playState === "running")';

/** What axe finds serious or critical on the page once it stands still, each with the elements it means. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // What fades in has less contrast on its way.
  await expect.poll(() => page.evaluate(MOVES)).toBe(false);
  // All rules, but only of violations every element; and on this page, as no page of the shop has a frame of another origin.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
