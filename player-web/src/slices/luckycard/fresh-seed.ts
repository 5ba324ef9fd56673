import { serverNow } from '../../shell/net/clock';
import { ownSeeds } from '../../shell/seeds/own-seeds';
import { randomSeed } from '../../shell/seeds/random-seed';
import { ensureUserSeed, saveUserSeed } from '../../shell/seeds/user-seed';
import { store, stored } from '../../shell/session/storage';

/** In the browser's storage: the deck that the present seed is for. */
const KEY = 'luckycardSeed';

/**
 * Makes sure that the user seed is none that was there before the deck, or was used in another one: whoever presses knows
 * what is left, so nobody may know the numbers to come. A seed that the player set for this deck by hand stays.
 */
export async function ensureSeedFor(deck: {
  readonly roomId: string;
  readonly openedAt: number;
}): Promise<void> {
  const seeds = await ensureUserSeed();
  if (seeds === undefined) return;
  const [room, ofRoom] = (stored(KEY) ?? '').split(' ');
  const elsewhere = ofRoom === seeds.userSeed && room !== deck.roomId;
  const own = ownSeeds().findLast(({ seed }) => seed === seeds.userSeed);
  const ahead = Date.now() - serverNow();
  const isFresh = own !== undefined && own.time - ahead > deck.openedAt && !elsewhere;
  const seed = isFresh ? seeds.userSeed : randomSeed();
  if (!isFresh) await saveUserSeed(seed);
  store(KEY, `${deck.roomId} ${seed}`);
}
