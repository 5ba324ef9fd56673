import { randomUUID } from 'node:crypto';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import { epochs, voidedChains } from '@skins/api/epochs/contract';
import { openEpoch } from '@skins/api/foundation/game';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { seed } from '@skins/api/seeds/contract';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../http/client.ts';
import { type Player, newPlayer, openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';

const shop = ownShop([CHEAP]);

/** milliseconds; far more than an idle machine needs */
const PATIENCE_MS = 60_000;

const players: Player[] = [];
const anchors: string[] = [];
const registered = () => shop().client().ask(epochs);

/** Returns anchor and seeds of a chain, from its last seed. */
function chainOf({ lastSeed, length }: { readonly lastSeed: string; readonly length: number }): string[] {
  const chain = [lastSeed];
  while (chain.length <= length) chain.push(nativeSha256(chain.at(-1) ?? ''));
  return chain.toReversed();
}

describe('a shop with a restored log', () => {
  it('lists no void chains before the restore', async () => {
    for (let n = 0; n < 3; n += 1) players.push(await newPlayer(shop().client()));
    for (const player of players) {
      await openSome(player, CHEAP.id, 2);
      const { chain } = await player.client.ask(seed);
      expect(chain).toMatchObject({ id: 1, epoch: 1 });
      anchors.push(chain.anchor);
    }

    expect(await registered()).toEqual({ epochs: [], voided: 0, waiting: 0 });
    expect(await shop().client().ask(voidedChains)).toEqual({ records: [], total: 0, next: null });
  });

  it('refuses a player’s first command, in any language, under its key for ever', async () => {
    await openEpoch(shop().serving().service.game, 'restored');
    const [player] = players;
    if (player === undefined) throw new Error('no player');
    const { versionHash } = await player.client.ask(boxDetails, { query: { boxId: CHEAP.id } });
    const body = { boxId: CHEAP.id, count: 1, versionHash };
    const key = randomUUID();
    const words = { ZH: /种子已更新/, EN: /were renewed/, RU: /обновлены/, VN: /được thay mới/ };
    for (const [language, said] of Object.entries(words)) {
      const refused = refusalOf(await player.client.with({ language }).call(openBox, { key, body }));
      expect(refused).toMatchObject({ code: 409, errCode: 631, errMsg: expect.stringMatching(said) });
    }
    const { chain, freshSeedDue } = await player.client.ask(seed);
    expect({ ...chain, freshSeedDue }).toMatchObject({ id: 2, epoch: 2, freshSeedDue: true });
    expect((await player.client.ask(openBox, { body })).opens).toHaveLength(1);
  });

  it('registers the epoch and the chains of all players, even if they never return', async () => {
    await shop().restart();
    await expect.poll(registered, { timeout: PATIENCE_MS }).toMatchObject({ voided: 3, waiting: 0 });

    expect((await registered()).epochs).toMatchObject([
      { epoch: 2, name: expect.stringMatching(/^[0-9a-f]{64}$/), reason: 'restored' },
    ]);
  });

  it('shows for each chain what is needed to compute its unrevealed results', async () => {
    const { records, total, next } = await shop().client().ask(voidedChains);

    expect({ total, next }).toEqual({ total: 3, next: null });
    expect(records.map(({ anchor }) => anchor).toSorted()).toEqual(anchors.toSorted());
    for (const record of records) {
      expect(record).toMatchObject({ chainId: 1, epoch: 2, used: 2, length: 8192 });
      expect(chainOf(record)[0]).toBe(record.anchor);
    }
  });

  it('pages the register, and refuses an unknown cursor', async () => {
    const client = shop().client();
    const first = await client.ask(voidedChains, { query: { size: 2 } });
    const second = await client.ask(voidedChains, { query: { size: 2, after: first.next ?? '' } });
    const all = await client.ask(voidedChains);

    expect([...first.records, ...second.records]).toEqual(all.records);
    expect(second.next).toBeNull();
    expect(refusalOf(await client.call(voidedChains, { query: { after: 'nowhere' } })).code).toBe(400);
  });

  it('voids nothing more on a restart', async () => {
    await shop().restart();
    await shop().settled();

    expect(await registered()).toMatchObject({ voided: 3, waiting: 0 });
  });
});
