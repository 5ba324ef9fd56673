import { playerStream } from '@skins/engine/accounts';
import { ItemsGranted, itemOf } from '@skins/engine/bag';
import { BoxOpened } from '@skins/engine/boxes';
import { boxOf } from '@skins/engine/catalogue';
import { type EventData, toGems } from '@skins/engine/kernel';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { Game } from '../../foundation/game/index.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { eventsAt } from '../../foundation/records/index.ts';
import type { boxRecord } from './contract.ts';
import { type Opened, paidFor } from './openings.ts';
import { faceOf, rollOfOpen } from './presenters.ts';
import { versionOf } from './sheet.ts';

type OpenRecord = DataOf<typeof boxRecord>['records'][number];

/** Returns an open for its player, with everything that a proof needs. */
export function recordOf(game: Game, { data, meta, position }: Opened, language: Language): OpenRecord {
  const { boxId, skinId, versionHash, paidBy, reveal } = data;
  const catalogue = shownCatalogue(game);
  const box = boxOf(catalogue, boxId);
  const item = versionOf(box, versionHash)?.odds.items.find((one) => one.skinId === skinId);
  return {
    ...rollOfOpen(game, catalogue, data, item?.value ?? 0, language),
    boxId,
    boxName: box ? inLanguage(box.face.name, language) : boxId,
    cost: toGems(paidFor(data)),
    paidBy,
    stuffImage: faceOf(catalogue, skinId, language).stuffImage,
    versionHash,
    startTicket: item?.startTicket ?? 0,
    endTicket: item?.endTicket ?? 0,
    chainId: reveal.chainId,
    position,
    commandId: meta.command,
    createTime: meta.time,
  };
}

/** Returns the opens that a player's items came from, however old; items from elsewhere have none. */
export async function opensOfItems(
  game: Game,
  playerId: string,
  itemIds: readonly string[],
): Promise<readonly Opened[]> {
  const { bag } = await game.readPlayer(playerId);
  const times = new Set(itemIds.flatMap((itemId) => itemOf(bag, itemId)?.time ?? []));
  const found: Opened[] = [];
  for (const time of times) {
    const opens: Opened[] = [];
    for (const { event, meta, position } of await eventsAt(game.store, playerStream(playerId), time))
      if (BoxOpened.is(event)) opens.push({ data: event.data, meta, position });
      else if (ItemsGranted.is(event)) found.push(...opensBehind(opens.splice(0), event.data, itemIds));
  }
  return found;
}

/** Returns which opens of a command yielded items, or brought them by their extra drops, which stand in the opens' order. */
function opensBehind(
  opens: readonly Opened[],
  { extra }: EventData<typeof ItemsGranted>,
  itemIds: readonly string[],
): readonly Opened[] {
  let given = 0;
  return opens.filter(({ data: { itemId, drop } }) => {
    const dropped = drop?.gives?.type === 'skins' ? drop.gives.amount : 0;
    const brought = extra?.items.slice(given, given + dropped) ?? [];
    given += dropped;
    return itemIds.includes(itemId) || brought.some((item) => itemIds.includes(item.itemId));
  });
}
