import type { battles as slice } from '@skins/engine/battles';
import { BATTLE_TERMS, WAIT_MS, showOf } from '@skins/engine/battles';
import { BEACON_PATIENCE_MS } from '@skins/engine/kernel';
import { NOTICE_MS } from '@skins/engine/rules';
import { approving, proposing, reboxing } from '../catalogue/orders.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, CLEO, begin } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import { claiming } from '../props/gifts.ts';
import { changing as changingRules } from '../rules/orders.ts';
import {
  cancelling,
  creating,
  deviceOf,
  drawing,
  drawn,
  filled,
  flowing,
  inviting,
  joining,
  muting,
  played,
  reserved,
  sealing,
  settle,
  stateOf,
} from './orders.ts';

const H = 'a'.repeat(64);

function start(world: World): void {
  begin(world, { [ANNA]: 100, [BEN]: 100, [CLEO]: 100 });
}

/** Anna's battle waits. */
function waiting(world: World, n: number, making: Parameters<typeof creating>[3] = {}): void {
  world.must(creating(world, ANNA, n, making));
  settle(world);
}

/** The rules change. */
function changeTerms(world: World, n: number, change: Partial<(typeof BATTLE_TERMS)['first']>): void {
  changingRules(world, n, { rules: BATTLE_TERMS, content: { ...BATTLE_TERMS.first, ...change } });
  world.time += NOTICE_MS;
}

/** A box gets another version between two steps. */
function newVersion(world: World, n: number, between: () => string): string {
  const change = reboxing('box-one', 20_000, 1);
  world.must(proposing(n, { change }));
  world.must(approving(n, { change }));
  world.time += NOTICE_MS / 2;
  const place = between();
  world.time += 2 * NOTICE_MS;
  return place;
}

const holdsCard = (world: World, playerId: string): void =>
  void world.must(claiming(playerId, { type: 'armyCompetitionCard', amount: 1 }));

const most = Array.from({ length: 50 }, () => 'box-one');

/** Trials of each command: an accepted order, and orders that lead to each refusal. */
export const trials: TestKit<typeof slice>['trials'] = {
  'create-battle': {
    order(world) {
      start(world);
      return creating(world, ANNA, 1);
    },
    refused: {
      'rounds-out-of-range': (order) => ({ ...order, input: { ...order.input, boxes: [] } }),
      'seats-misfit': (order) => ({ ...order, input: { ...order.input, seats: 5 } }),
      'battles-closed': (_order, world) => creating(world, ANNA, 1, { dark: true }),
      'unknown-box': (order) => ({
        ...order,
        input: { ...order.input, boxes: [{ boxId: 'nothing', versionHash: H }] },
      }),
      'stale-version': (_order, world) => creating(world, ANNA, 1, { rulesHash: H }),
      'over-battle-ceiling': (_order, world) => {
        changeTerms(world, 7, { houseCeiling: 1 });
        return creating(world, ANNA, 1);
      },
      'prop-not-held': (_order, world) => creating(world, BEN, 1, { card: true }),
      'card-too-small': (_order, world) => {
        holdsCard(world, ANNA);
        changeTerms(world, 8, { cardValue: 1 });
        return creating(world, ANNA, 1, { card: true });
      },
      'insufficient-gems': (_order, world) => {
        world.must(creating(world, ANNA, 20, { boxes: most }));
        return creating(world, ANNA, 1, { boxes: most });
      },
    },
  },
  'join-battle': {
    order(world) {
      start(world);
      waiting(world, 1);
      return joining(BEN, 1);
    },
    refused: {
      'own-battle': () => joining(ANNA, 1),
      'already-seated': (_order, world) => {
        waiting(world, 2, { seats: 3 });
        world.must(joining(BEN, 2));
        return joining(BEN, 2);
      },
      'battle-unknown': () => joining(BEN, 9),
      'battle-cancelled': (_order, world) => {
        waiting(world, 3);
        world.must(cancelling(ANNA, 3));
        return joining(BEN, 3);
      },
      'battle-over': (_order, world) => {
        filled(world, 4, [ANNA, CLEO]);
        played(world, 4);
        return joining(BEN, 4);
      },
      'battle-full': (_order, world) => {
        filled(world, 5, [ANNA, CLEO]);
        return joining(BEN, 5);
      },
      'stale-version': (_order, world) => {
        newVersion(world, 1, () => {
          waiting(world, 6);
          return '';
        });
        return joining(BEN, 6);
      },
      'device-seated': (_order, world) => {
        waiting(world, 7, { oneADevice: true });
        return joining(BEN, 7, { device: deviceOf('1') });
      },
      'beacon-away': (_order, world) => {
        waiting(world, 8);
        return joining(BEN, 8, { dark: true });
      },
      'prop-not-held': (_order, world) => {
        waiting(world, 10);
        return joining(CLEO, 10, { card: true });
      },
      'card-too-small': (_order, world) => {
        holdsCard(world, BEN);
        changeTerms(world, 8, { cardValue: 1 });
        waiting(world, 11);
        return joining(BEN, 11, { card: true });
      },
      'insufficient-gems': (_order, world) => {
        world.must(creating(world, CLEO, 12, { boxes: most }));
        waiting(world, 13);
        return joining(CLEO, 13);
      },
    },
  },
  'open-battle': {
    order(world) {
      start(world);
      return flowing.open(world, reserved(world, creating(world, ANNA, 1)), 1);
    },
    refused: {
      'battle-known': (_order, world) => {
        const first = reserved(world, creating(world, ANNA, 2));
        const second = reserved(world, creating(world, BEN, 2));
        world.must(flowing.open(world, first, 2));
        return flowing.open(world, second, 2);
      },
      'stale-version': (_order, world) => {
        const first = newVersion(world, 1, () => reserved(world, creating(world, ANNA, 3)));
        return flowing.open(world, first, 3);
      },
    },
  },
  'take-seat': {
    order(world) {
      start(world);
      waiting(world, 1, { seats: 3 });
      return flowing.take(reserved(world, joining(BEN, 1)), 1);
    },
    refused: {
      'battle-unknown': (order) => ({ ...order, stream: 'battle-000000000099' }),
      'already-seated': (order) => ({
        ...order,
        input: { ...order.input, reserved: `player-${ANNA}#99` },
      }),
      'battle-cancelled': (_order, world) => {
        waiting(world, 9);
        const place = reserved(world, joining(BEN, 9));
        world.must(cancelling(ANNA, 9));
        return flowing.take(place, 9);
      },
      'battle-over': (order, world) => {
        filled(world, 4, [ANNA, CLEO]);
        played(world, 4);
        return { ...order, stream: 'battle-000000000004' };
      },
      'battle-full': (order, world) => {
        filled(world, 5, [ANNA, CLEO]);
        return { ...order, stream: 'battle-000000000005' };
      },
      'stale-version': (_order, world) => {
        const place = newVersion(world, 1, () => {
          waiting(world, 6);
          return reserved(world, joining(BEN, 6));
        });
        return flowing.take(place, 6);
      },
      'device-seated': (_order, world) => {
        waiting(world, 7, { oneADevice: true });
        const place = reserved(world, joining(BEN, 7));
        return flowing.take(place, 7, { device: deviceOf('1') });
      },
      'beacon-away': (_order, world) => {
        waiting(world, 8);
        return flowing.take(reserved(world, joining(BEN, 8)), 8, { dark: true });
      },
    },
  },
  'cancel-battle': {
    order(world) {
      start(world);
      waiting(world, 1);
      return cancelling(ANNA, 1);
    },
    refused: {
      'battle-unknown': () => cancelling(ANNA, 9),
      'not-your-battle': () => cancelling(BEN, 1),
      'battle-over': (_order, world) => {
        filled(world, 2, [ANNA, BEN]);
        played(world, 2);
        return cancelling(ANNA, 2);
      },
      'battle-full': (_order, world) => {
        filled(world, 3, [ANNA, BEN]);
        return cancelling(ANNA, 3);
      },
      'battle-cancelled': (order, world) => {
        world.must(cancelling(ANNA, 1));
        return order;
      },
    },
  },
  'expire-battle': {
    order(world) {
      start(world);
      waiting(world, 1);
      world.time += WAIT_MS;
      return flowing.expire(1);
    },
    refused: {
      'battle-waits': (_order, world) => {
        waiting(world, 2);
        return flowing.expire(2);
      },
    },
  },
  'seal-battle': {
    order(world) {
      start(world);
      filled(world, 1, [ANNA, BEN]);
      return sealing(1);
    },
    refused: {},
  },
  'void-battle': {
    order(world) {
      start(world);
      filled(world, 1, [ANNA, BEN]);
      world.must(sealing(1));
      world.time += BEACON_PATIENCE_MS + 60_000;
      return flowing.void(1, 'no-beacon');
    },
    refused: {},
  },
  'draw-battle': {
    order(world) {
      start(world);
      filled(world, 1, [ANNA, BEN]);
      world.must(sealing(1));
      world.time = stateOf(world, 1).frozen?.source.time ?? 0;
      return drawing(world, 1);
    },
    refused: {},
  },
  'finish-battle': {
    order(world) {
      start(world);
      filled(world, 1, [ANNA, BEN]);
      drawn(world, 1);
      world.time = showOf(stateOf(world, 1).drawn?.time ?? 0, 3).endsAt;
      return flowing.finish(1);
    },
    refused: {},
  },
  'settle-seat': {
    order(world) {
      start(world);
      return flowing.settle(reserved(world, creating(world, ANNA, 1)), 1, 'battle-000000000001#7');
    },
    refused: {},
  },
  'release-seat': {
    order(world) {
      start(world);
      return flowing.release(reserved(world, creating(world, ANNA, 1)), 1, null);
    },
    refused: {},
  },
  'grant-loot': {
    order(world) {
      start(world);
      return flowing.loot(reserved(world, creating(world, ANNA, 1)), 1, 'battle-000000000001#7');
    },
    refused: {},
  },
  'end-battle': {
    order(world) {
      start(world);
      waiting(world, 1);
      world.must(cancelling(ANNA, 1));
      return flowing.end(1);
    },
    refused: {
      'battle-goes-on': (_order, world) => {
        waiting(world, 2);
        return flowing.end(2);
      },
    },
  },
  'invite-player': {
    order(world) {
      start(world);
      waiting(world, 1);
      return inviting(ANNA, 1, BEN);
    },
    refused: {
      'invitee-muted': () => inviting(ANNA, 1, BEN, true),
      'invites-spent': (order, world) => {
        for (let n = 0; n < 5; n += 1) world.must(inviting(ANNA, 1, BEN));
        return order;
      },
    },
  },
  'mute-invitations': {
    order(world) {
      start(world);
      return muting(ANNA, true);
    },
    refused: {},
  },
};
