import { nativeSha256 } from '@skins/api/foundation/secrets';
import { ItemsGranted } from '@skins/engine/bag';
import { BoxOpened } from '@skins/engine/boxes';
import { BoxVersionPublished, CATALOGUE_STREAM, catalogue, catalogueAt } from '@skins/engine/catalogue';
import { type EventData, UNITS_PER_GEM } from '@skins/engine/kernel';
import { NOTICE_MS } from '@skins/engine/rules';
import { WalletPosted } from '@skins/engine/wallet';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { register } from '../accounts/orders.ts';
import { approving, pricing, proposing, reboxing } from '../catalogue/orders.ts';
import type { Asked } from '../kit/kit.ts';
import type { AnyOrder } from '../kit/order.ts';
import { ANNA, BEN } from '../kit/platform.ts';
import { entriesOf } from '../properties/log.ts';
import { always, play, steps } from '../properties/played.ts';
import { GEMS, Shop } from '../properties/shop.ts';
import { openingNow } from './orders.ts';

const BOX = 'box-one';

const plain = (order: AnyOrder): Asked => ({ said: order.command.name, looks: [], order: () => order });
const pressing = (playerId: string): Asked => ({
  said: `open by ${playerId}`,
  looks: [CATALOGUE_STREAM],
  order: (seen) => openingNow(seen, playerId, 1, BOX),
});

const onSale = (shop: Shop) =>
  catalogueAt(shop.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM).history, shop.time).boxes.get(BOX)
    ?.current;

describe('an open', () => {
  it('is paid in the same command, at the price of the version', () =>
    always(async ({ shop }) => {
      const paid = new Map<string, number>();
      const owed = new Map<string, number>();
      for (const { event, meta } of await entriesOf(shop.store)) {
        const command = `${meta.stream} ${meta.command}`;
        if (BoxOpened.is(event)) owed.set(command, (owed.get(command) ?? 0) + event.data.price);
        if (WalletPosted.is(event) && event.data.reason === 'box-open')
          for (const { amount } of event.data.postings) paid.set(command, (paid.get(command) ?? 0) + amount);
      }
      expect(paid).toEqual(owed);
    }));

  it('grants the drawn item and no other', () =>
    always(async ({ shop }) => {
      const drawn: string[] = [];
      const granted: string[] = [];
      for (const { event } of await entriesOf(shop.store)) {
        if (BoxOpened.is(event)) drawn.push(`${event.data.itemId} ${event.data.skinId}`);
        if (ItemsGranted.is(event) && event.data.source === 1)
          granted.push(...event.data.items.map(({ itemId, skinId }) => `${itemId} ${skinId}`));
      }
      expect(granted).toEqual(drawn);
    }));

  // Implements docs/fairness.md without the engine's code.
  it('can be recomputed from the log alone: ticket, item and price of the version on sale', () =>
    always(async ({ shop }) => {
      const published: EventData<typeof BoxVersionPublished>[] = [];
      for (const { event, meta } of await entriesOf(shop.store)) {
        if (BoxVersionPublished.is(event)) published.push(event.data);
        if (!BoxOpened.is(event)) continue;
        const { reveal, ticket, skinId, versionHash, price, boxId } = event.data;
        expect(ticket).toBe(Number(`0x${nativeSha256(reveal.userSeed + reveal.serverSeed).slice(0, 6)}`));
        const version = published.findLast(({ odds, from }) => odds.boxId === boxId && from <= meta.time);
        expect([version?.versionHash, version?.odds.price]).toEqual([versionHash, price]);
        const holding = version?.odds.items.filter(
          ({ startTicket, endTicket }) => startTicket <= ticket && ticket < endTicket,
        );
        expect(holding?.map((item) => item.skinId)).toEqual([skinId]);
      }
    }));

  it('stays refused under its key after a top-up; a new command is accepted', async () => {
    const shop = await Shop.on();
    const late = await shop.look(pressing(ANNA), 'late');
    const refused = await shop.send(late);
    expect(refused).toMatchObject({ kind: 'refused', rejection: { code: 'insufficient-gems' } });

    expect(await shop.send({ commandId: 'top-up', order: register(ANNA) })).toMatchObject({
      kind: 'done',
    });
    expect(await shop.send(late)).toEqual(refused);
    shop.restart();
    expect(await shop.send(late)).toEqual(refused);
    expect((await shop.player(ANNA)).wallet.balance).toBe(GEMS * UNITS_PER_GEM);
    expect(await shop.send({ ...late, commandId: 'new' })).toMatchObject({ kind: 'done' });
  });
});

describe('a change between view and press', () => {
  it('of price or odds refuses the open without a charge', () =>
    fc.assert(
      fc.asyncProperty(steps(25), fc.constantFrom('price', 'odds'), async (asked, what) => {
        const { shop } = await play([plain(register(BEN)), ...asked]);
        const seen = await shop.look(pressing(BEN), 'press');
        const before = onSale(shop);
        const change = what === 'price' ? reboxing(BOX, 40_000, 0) : pricing('rare', 999_999);
        for (const order of [proposing(5_000, { change }), approving(5_000, { change })])
          expect(await shop.send({ commandId: order.command.name, order })).toMatchObject({ kind: 'done' });
        // The notice period, and no longer.
        shop.wait(NOTICE_MS);
        const after = onSale(shop);
        expect(after?.versionHash).not.toBe(before?.versionHash);
        const { balance } = (await shop.player(BEN)).wallet;
        const head = await shop.store.head();

        expect(await shop.send(seen)).toEqual({
          kind: 'refused',
          rejection: { code: 'stale-version', versionHash: after?.versionHash },
        });
        expect((await shop.player(BEN)).wallet.balance).toBe(balance);
        expect(await shop.store.head()).toBe(head);
      }),
      { numRuns: 25 },
    ));

  it('never opens a version that the player did not see, in any order of presses', () =>
    always(({ sent, answers }) => {
      for (const [n, { order }] of sent.entries()) {
        const answer = answers[n];
        if (order.command.name !== 'open-box' || answer?.kind !== 'done') continue;
        const { versionHash }: { versionHash: string } = Object(order.input);
        expect(JSON.stringify(answer.reply)).toContain(versionHash);
      }
    }));
});
