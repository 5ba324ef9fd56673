import { playerStream } from '@skins/engine/accounts';
import { openNewcomerBox } from '@skins/engine/boxes';
import { CATALOGUE_STREAM, catalogue, catalogueAt, kindOfBox } from '@skins/engine/catalogue';
import { SYSTEM, UNITS_PER_GEM, playerActor } from '@skins/engine/kernel';
import {
  FIRST_DAY,
  type FirstDay,
  type NewcomerBox,
  claimNewcomerDevice,
  firstDayOf,
  newcomerStream,
  updateNewcomer,
} from '@skins/engine/newcomers';
import { NOTICE_MS, rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { roomPhaseOf, roomStream } from '@skins/engine/rolls';
import { shop } from '@skins/engine/shop';
import { type View, order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { BOB } from '../operators/orders.ts';
import { roomIdOf } from '../rolls/orders.ts';
import { changing } from '../rules/orders.ts';

const RULES_STREAM = rulesStream(FIRST_DAY.name);
/** Rooms that test settings may name. */
const ROOMS = [roomIdOf(1), roomIdOf(2)];
export const deviceOf = (digit: string): string => digit.repeat(64);

/** The first day of tests: boxes of the test stock, a room, and what `gems-100` costs as a first top-up. */
export const TERMS: FirstDay = {
  open: true,
  hours: 24,
  freeBox: 'box-one',
  topUpBox: 'box-two',
  minimum: 100 * UNITS_PER_GEM,
  rooms: ROOMS.slice(0, 1),
};

/** Publishes the rules of first days, and waits until they are in force. @param n number in the proposal's id */
export function offering(world: World, n: number, change: Partial<FirstDay> = {}, approver = BOB): void {
  changing(world, n, { rules: FIRST_DAY, content: { ...TERMS, ...change } }, approver);
  world.time += NOTICE_MS;
}

const READS = [RULES_STREAM, ...ROOMS.map(roomStream)];

/** Returns a player's first day, and the room that takes entries now. */
function newcomerContext(view: View, playerId: string, time: number) {
  const { history } = view.stateOf(rules.streams.rules, RULES_STREAM);
  const player = view.stateOf(shop.streams.player, playerStream(playerId));
  const listed = rulesInForce(history, FIRST_DAY, time)?.content.rooms ?? [];
  const roomId = listed.find(
    (one) => roomPhaseOf(view.stateOf(shop.streams.roll, roomStream(one)).room) === 'open',
  );
  return {
    terms: firstDayOf(history, player.accounts.registered),
    room: roomId === undefined ? undefined : { roomId, joined: player.rolls.joined.has(roomId) },
  };
}

export const claimingDevice = (playerId: string, device: string, numberUsed = false) =>
  order({
    command: claimNewcomerDevice,
    stream: newcomerStream(device),
    actor: SYSTEM,
    input: { playerId, device },
    context: () => ({ numberUsed }),
  });

export const updating = (playerId: string, status: number) =>
  order({
    command: updateNewcomer,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { status },
    reads: READS,
    context: (given, view) => ({ ...given, ...newcomerContext(view, playerId, given.time) }),
  });

/** Returns the open of a box of the first day. */
export const openingNewcomer = (playerId: string, boxId: NewcomerBox, ownDevice = true) =>
  order({
    command: openNewcomerBox,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { boxId },
    reads: [...READS, CATALOGUE_STREAM],
    context(given, view) {
      const at = catalogueAt(view.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM).history, given.time);
      return {
        ...given,
        ...newcomerContext(view, playerId, given.time),
        ownDevice,
        onSale(one) {
          const version = at.boxes.get(one)?.current;
          return version && { version, kind: kindOfBox(at, one) };
        },
      };
    },
  });
