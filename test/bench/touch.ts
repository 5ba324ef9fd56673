import type { Locator, Page } from 'playwright-core';

/** Presses by coordinates, like a player: a locator's own click runs code on the page's thread first. */
export async function touch(page: Page, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (box === null) throw new Error('there is nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const;
  if ((page.viewportSize()?.width ?? 0) < 768) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}
