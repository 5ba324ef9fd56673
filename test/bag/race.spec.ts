import { randomUUID } from 'node:crypto';
import { backPack, sellBackItems } from '@skins/api/bag/contract';
import { playReplace, replaceQuote } from '@skins/api/replace/contract';
import { retrieveItemsOf } from '@skins/api/retrievals/contract';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { START } from '@skins/api/foundation/store';
import { upBindSteamUrl } from '@skins/api/identity/contract';
import { playUpgrade, upgradeQuote } from '@skins/api/upgrades/contract';
import { newAudit } from '@skins/engine/audit';
import { expect, it } from 'vitest';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import type { TestBox } from '../http/test-catalogue.ts';
import { newLink } from '../retrievals/taking.ts';

/** Contested items; `RACES=1000 npx vitest run --project system test/bag/race.spec.ts` for a longer run. */
const ROUNDS = Number(process.env['RACES'] ?? '12');
const WAYS = 50;
/** Rounds that a newcomer's gems pay for, with some to spare. */
const ROUNDS_OF_A_PLAYER = 400;
const HOUR_MS = 3_600_000;

const BOX: TestBox = { id: 'test-race', number: 9_021, price: '2', best: '40' };
const shop = ownShop([BOX]);

async function holder(): Promise<Player> {
  const player = await newPlayer(shop().client());
  await player.client.ask(upBindSteamUrl, { body: { steamUrl: newLink() } });
  return player;
}

/** Returns the ways to use an item up, each with the quote that the page would have shown. */
async function uses({ client }: Player, itemId: string) {
  const itemIds = [itemId];
  const { sellBack } = await client.ask(backPack);
  const { quote: upgrade } = await client.ask(upgradeQuote, {
    query: { itemIds, gems: 1, targetSkinId: `${BOX.id}-best` },
  });
  const skinIds = [`${BOX.id}-dust`];
  const { quote: swap } = await client.ask(replaceQuote, {
    query: { itemIds: itemId, skinIds: skinIds.join() },
  });
  const key = () => randomUUID();
  return [
    () => client.call(sellBackItems, { body: { itemIds, rulesHash: sellBack.rulesHash }, key: key() }),
    () =>
      client.call(playUpgrade, {
        body: { itemIds, gems: 1, targetSkinId: `${BOX.id}-best`, quote: upgrade },
        key: key(),
      }),
    () => client.call(playReplace, { body: { itemIds, skinIds, quote: swap }, key: key() }),
    () => client.call(retrieveItemsOf, { body: { itemIds }, key: key() }),
  ];
}

it('an item that fifty calls at once sell, upgrade, replace and retrieve is used once', async () => {
  const won = [0, 0, 0, 0];
  let player = await holder();
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0 && round % ROUNDS_OF_A_PLAYER === 0) player = await holder();
    // Refused calls are rate limited by the hour.
    letPass(HOUR_MS);
    const { opens } = await openSome(player, BOX.id, 1);
    const ways = await uses(player, opens[0]?.itemId ?? '');
    const calls = Array.from({ length: WAYS }, (_, n) => (n + round) % ways.length);
    const answers = await Promise.all(calls.map(async (way) => ways[way]?.()));
    const done = calls.filter((_, n) => answers[n]?.status === 200);
    expect(done).toHaveLength(1);
    for (const way of done) won[way] = (won[way] ?? 0) + 1;
  }
  // Different calls win the race.
  expect(won.filter((times) => times > 0).length).toBeGreaterThan(1);
  const audit = newAudit({ hash: nativeSha256 });
  for (const { record } of await shop().serving().service.store.readAll(START, 10_000_000))
    audit.next(record);
  expect(audit.finish().divergence).toBeUndefined();
});
