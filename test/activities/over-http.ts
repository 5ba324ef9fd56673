import { ACTIVITIES, type Activity } from '@skins/engine/activities';
import { QUARTER_MS } from '@skins/engine/kernel';
import { NOTICE_MS } from '@skins/engine/rules';
import type { Shop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';

/**
 * Publishes activities, and waits until they start.
 * @param activities returns them for a start
 * @returns the start, milliseconds since 1970
 */
export async function hold(
  shop: Shop,
  activities: (from: number) => readonly Activity[],
  open = true,
): Promise<number> {
  const { game } = shop.serving().service;
  const from = Math.ceil((game.clock() + NOTICE_MS + QUARTER_MS) / QUARTER_MS) * QUARTER_MS;
  await changeRules(game, ACTIVITIES, { open, activities: [...activities(from)] });
  waitUntil(shop, from);
  return from;
}

/** Lets time pass until a moment. */
export const waitUntil = (shop: Shop, time: number): void =>
  letPass(Math.max(0, time - shop.serving().service.game.clock()));
