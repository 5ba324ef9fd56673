import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { userInfo } from '@skins/api/accounts/contract';
import { backPack } from '@skins/api/bag/contract';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { newAudit } from '@skins/engine/audit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newPlayer } from '../http/player.ts';
import { unitsOf } from '../http/recompute.ts';
import { type ShopProcess, startShop } from '../http/shop-process.ts';
import { Gambler, type Press } from './gambler.ts';
import { type Played, playedLog } from './played-log.ts';

const ROUNDS = 20;
const PLAYERS = 8;
const PRICE = 101;
/** milliseconds; the shop is killed at a random time up to this */
const LIFE_MS_MAX = 400;
const DEMO_GRANT = 10_000_000;

type Roll = NonNullable<Press['answer']>['opens'][number];

describe('a shop that is killed twenty times during play', () => {
  let folder: string;
  let shop: ShopProcess;
  const environment = { SKINS_MASTER_SECRET: randomBytes(32).toString('hex'), SKINS_LOG: 'warn' };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'skins-crash-'));
    shop = await startShop(folder, environment);
  });
  afterEach(async () => {
    await shop.end('SIGKILL');
    await rm(folder, { recursive: true });
  });

  it('keeps every answer that it gave, and charges nothing twice', { timeout: 900_000 }, async () => {
    const gamblers = await Promise.all(
      Array.from({ length: PLAYERS }, async () => new Gambler(await newPlayer(shop.client))),
    );
    let resent = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const cutOff = gamblers.map((gambler) => gambler.playUntilCutOff(shop.client));
      await sleep(randomInt(LIFE_MS_MAX));
      await shop.end('SIGKILL');
      await Promise.all(cutOff);

      shop = await startShop(folder, environment);
      await expectAnswersKept(gamblers, folder);
      const counts = await Promise.all(gamblers.map((gambler) => gambler.resendUnanswered(shop.client)));
      resent += counts.reduce((sum, count) => sum + count, 0);
    }
    expect(resent).toBeGreaterThan(0);
    await expectAnswersKept(gamblers, folder);
    for (const gambler of gamblers) await expectBooksAgree(gambler, shop, folder);
    await expectCleanAudit(folder);
  });
});

const logOf = (folder: string) => playedLog(join(folder, 'log.sqlite'));

/** Expects each answered press in the log once and as answered, and any other press either whole or not at all. */
async function expectAnswersKept(gamblers: readonly Gambler[], folder: string): Promise<void> {
  const { byCommand } = await logOf(folder);
  const presses = gamblers.flatMap((gambler) => gambler.presses);
  expect(presses.filter((press) => !isKept(press, byCommand.get(press.key)))).toEqual([]);
}

function isKept({ count, answer }: Press, played: Played | undefined): boolean {
  if (played === undefined) return answer === undefined;
  const { opened, granted, payments, paid } = played;
  const whole = opened.length === count && payments === 1 && paid === count * PRICE;
  const items = opened.map(({ itemId }) => itemId);
  if (!whole || granted.join() !== items.join()) return false;
  return answer === undefined || opened.map(rollInLog).join() === answer.opens.map(rollInAnswer).join();
}

const rollInLog = ({ reveal, ticket, skinId, itemId }: Played['opened'][number]) =>
  [reveal.index, reveal.userSeed, reveal.serverSeed, ticket, skinId, itemId].join(' ');
const rollInAnswer = ({ seedIndex, userSeed, serverSeed, ticket, skinId, itemId }: Roll) =>
  [seedIndex, userSeed, serverSeed, ticket, skinId, itemId].join(' ');

/** Expects that the player's reported holdings equal the sums of the log. */
async function expectBooksAgree(
  { player, presses }: Gambler,
  shop: ShopProcess,
  folder: string,
): Promise<void> {
  const client = shop.client.with({ token: player.token });
  const { balance } = await client.ask(userInfo);
  const { total } = await client.ask(backPack);
  const { byCommand } = await logOf(folder);
  const paid = presses.map(({ key }) => byCommand.get(key)?.paid ?? 0).reduce((sum, one) => sum + one, 0);
  expect(Number(unitsOf(balance))).toBe(DEMO_GRANT - paid);
  expect(total).toBe(presses.reduce((sum, { count }) => sum + count, 0));
}

async function expectCleanAudit(folder: string): Promise<void> {
  const { records } = await logOf(folder);
  const audit = newAudit({ hash: nativeSha256 });
  for (const record of records) audit.next(record);
  const { divergence, summary } = audit.finish();
  expect(divergence).toBeUndefined();
  expect(summary.events).toBe(records.length);
}
