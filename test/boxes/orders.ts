import { playerStream } from '@skins/engine/accounts';
import { type OpenBox, openBox, resetBox } from '@skins/engine/boxes';
import { CATALOGUE_STREAM, catalogue, catalogueAt, kindOfBox } from '@skins/engine/catalogue';
import { playerActor } from '@skins/engine/kernel';
import { DROP_READS, dropsAt } from '../drops/orders.ts';
import { HOUSE_STREAM, houseOffset } from '../kit/house.ts';
import { type View, order } from '../kit/order.ts';

const catalogueIn = (view: View, time = view.time) =>
  catalogueAt(view.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM).history, time);

const boxIn = (view: View, boxId: string, time = view.time) => catalogueIn(view, time).boxes.get(boxId);

/** @param freeSeen number of opens that the player was shown as free */
export const opening = (playerId: string, input: OpenBox, freeSeen = 0, dropsSeen: string | null = null) =>
  order({
    command: openBox,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input,
    reads: [HOUSE_STREAM, ...DROP_READS],
    context: (given, view) => ({
      ...given,
      version: boxIn(view, input.boxId, given.time)?.current,
      kind: kindOfBox(catalogueIn(view, given.time), input.boxId),
      houseOffset: houseOffset(view, given.time),
      freeSeen,
      drops: dropsAt(view, given.time),
      dropsSeen,
    }),
  });

const MADE_UP = 'f'.repeat(64);

/** Returns the hash of a version that a player's page may show. */
export function seenVersion(view: View, boxId: string, seen: 'present' | 'older' | 'made-up'): string {
  const { current, versions } = boxIn(view, boxId) ?? {};
  if (seen === 'made-up' || current === undefined) return MADE_UP;
  const older = versions?.find(({ versionHash }) => versionHash !== current.versionHash);
  return seen === 'older' ? (older?.versionHash ?? MADE_UP) : current.versionHash;
}

/** Returns an open of the version on sale. */
export const openingNow = (view: View, playerId: string, count: number, boxId = 'box-one') =>
  opening(playerId, { boxId, count, versionHash: seenVersion(view, boxId, 'present') });

/** Returns the use of a reset card on a box. */
export const resetting = (playerId: string, boxId = 'box-two') =>
  order({
    command: resetBox,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { boxId },
    reads: [CATALOGUE_STREAM, HOUSE_STREAM],
    context: (given, view) => ({
      ...given,
      version: boxIn(view, boxId, given.time)?.current,
      houseOffset: houseOffset(view, given.time),
    }),
  });

/** Returns an open of the version on sale, paid by prop tickets. */
export const openingByTicket = (view: View, playerId: string, count: number, boxId = 'box-one') =>
  opening(playerId, { boxId, count, versionHash: seenVersion(view, boxId, 'present'), by: 'ticket' });
