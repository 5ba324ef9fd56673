import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const MOVES = 'document.getAnimations().some(({ playState }) => playState === "running")';

/**
 * What axe finds serious or critical on the page once it stands still, each with the elements it means.
 * @param rules the only ones to look at; all unless told
 */
export async function seriousFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // What fades in has less contrast on its way.
  await expect.poll(() => page.evaluate(MOVES)).toBe(false);
  // Only what fails is told element by element. A page without frames is looked at in place, without a second page beside it.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], ...(rules !== undefined && { runOnly: [...rules] }) })
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
