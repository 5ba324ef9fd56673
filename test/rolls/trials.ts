import { DAY_MS } from '@skins/engine/kernel';
import { ROLL_TERMS, type rolls as slice, roomStream } from '@skins/engine/rolls';
import { NOTICE_MS } from '@skins/engine/rules';
import { erasing } from '../erasure/orders.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, BEN, CLEO } from '../kit/platform.ts';
import type { World } from '../kit/world.ts';
import {
  BOB,
  BOB_TOO,
  CYD,
  added,
  approving as approvingOperator,
  proposing as proposingOperator,
} from '../operators/orders.ts';
import { changing } from '../rules/orders.ts';
import {
  cancelling,
  claiming,
  closed,
  creating,
  drawing,
  drawn,
  flowing,
  issuing,
  joining,
  passOf,
  proposalIdOf,
  publishing,
  roomIdOf,
  roomIn,
  sealing,
  taking,
} from './orders.ts';
import { open, staff } from './staff.ts';

function changeTerms(world: World, n: number, change: Partial<(typeof ROLL_TERMS)['first']>): void {
  changing(world, n, { rules: ROLL_TERMS, content: { ...ROLL_TERMS.first, ...change } }, BOB);
  world.time += NOTICE_MS;
}

/** A room with Anna and Ben in it. */
function entered(world: World, n: number): void {
  open(world, n);
  world.must(joining(ANNA, n));
  world.must(joining(BEN, n));
}

/** Trials of each command: an accepted order, and orders that lead to each refusal. */
export const trials: TestKit<typeof slice>['trials'] = {
  'create-room': {
    order(world) {
      staff(world);
      world.must(creating(2, world.time));
      return creating(1, world.time);
    },
    refused: {
      'may-not': (_order, world) => creating(1, world.time, { by: CYD }),
      'room-known': (_order, world) => creating(2, world.time),
      'rooms-stopped': (_order, world) => {
        changeTerms(world, 7, { open: false });
        return creating(1, world.time);
      },
      'host-misplaced': (order) => ({ ...order, input: { ...order.input, kind: 'streamer' } }),
      'image-elsewhere': (order) => ({ ...order, input: { ...order.input, image: '//other.site/x.svg' } }),
      'password-misplaced': (order) => ({ ...order, input: { ...order.input, password: passOf('b') } }),
      'closes-out-of-range': (order) => ({ ...order, input: { ...order.input, closesAt: 1 } }),
      'unknown-skin': (order) => ({ ...order, input: { ...order.input, skinIds: ['nothing'] } }),
      'over-ceiling': (_order, world) => {
        changeTerms(world, 8, { houseCeiling: 1 });
        return creating(1, world.time);
      },
    },
  },
  'issue-passwords': {
    order(world) {
      staff(world);
      world.must(creating(1, world.time, { door: 'once' }));
      return issuing(1, [passOf('b')]);
    },
    refused: {
      'may-not': () => issuing(1, [passOf('b')], CYD),
      'no-passwords': (_order, world) => {
        world.must(creating(2, world.time));
        return issuing(2, [passOf('b')]);
      },
      'too-many-passwords': (order, world) => {
        const many = Array.from({ length: 2_000 }, (_, n) => n.toString(16).padStart(64, '0'));
        for (let from = 0; from < many.length; from += 500)
          world.must(issuing(1, many.slice(from, from + 500)));
        return order;
      },
    },
  },
  'publish-room': {
    order(world) {
      staff(world);
      world.must(creating(1, world.time));
      return publishing(1);
    },
    refused: {
      'may-not': () => publishing(1, CYD),
      'proposal-ended': (_order, world) => {
        open(world, 2);
        return publishing(2);
      },
      'unknown-proposal': (order) => ({ ...order, input: { ...order.input, proposalId: proposalIdOf(9) } }),
      'proposal-expired': (order, world) => {
        world.time += 15 * DAY_MS;
        return order;
      },
      'proposal-stale': (order) => ({ ...order, input: { ...order.input, created: 'roll-000000000002#1' } }),
      'own-proposal': (_order, world) => {
        world.must(creating(3, world.time));
        return publishing(3, 'ada0ada0ada0ada0');
      },
      'on-probation': (_order, world) => {
        world.must(proposingOperator(1, added(BOB_TOO, 'game-manager')));
        world.must(approvingOperator(1, added(BOB_TOO, 'game-manager')));
        return publishing(1, BOB_TOO);
      },
      'room-over': (_order, world) => {
        world.must(creating(4, world.time));
        world.must(cancelling(4));
        return publishing(4);
      },
    },
  },
  'cancel-room': {
    order(world) {
      staff(world);
      open(world, 1);
      return cancelling(1);
    },
    refused: {
      'may-not': () => cancelling(1, 'mistake', CYD),
      'room-over': () => cancelling(9),
    },
  },
  'join-room': {
    order(world) {
      staff(world);
      open(world, 1);
      return joining(BEN, 1);
    },
    refused: {
      'room-unknown': () => joining(BEN, 9),
      'already-joined': (_order, world) => {
        open(world, 2);
        world.must(joining(BEN, 2));
        return joining(BEN, 2);
      },
      'room-closed': (_order, world) => {
        open(world, 3);
        world.must(cancelling(3));
        return joining(BEN, 3);
      },
      'own-room': (_order, world) => {
        open(world, 4, { host: BEN });
        return joining(BEN, 4);
      },
      'password-missing': (_order, world) => {
        open(world, 5, { door: 'password', password: passOf('b') });
        return joining(BEN, 5);
      },
      'password-wrong': (_order, world) => {
        open(world, 6, { door: 'password', password: passOf('b') });
        return joining(BEN, 6, { pass: passOf('c') });
      },
      'password-used': (_order, world) => {
        open(world, 7, { door: 'once' });
        world.must(issuing(7, [passOf('b')]));
        world.must(joining(ANNA, 7, { pass: passOf('b') }));
        world.must(taking(world, 7));
        return joining(BEN, 7, { pass: passOf('b') });
      },
      'conditions-missing': (_order, world) => {
        open(world, 8, { conditions: [{ kind: 'opens', count: 3, days: 7 }] });
        return joining(BEN, 8);
      },
      'device-held': (_order, world) => {
        open(world, 11);
        return joining(BEN, 11, { heldDevice: true });
      },
      'device-used': (_order, world) => {
        open(world, 10, { oneADevice: true });
        return joining(BEN, 10, { ownDevice: false });
      },
    },
  },
  'claim-device': {
    order(world) {
      staff(world);
      open(world, 1, { oneADevice: true });
      return claiming(BEN, 1, passOf('1'));
    },
    refused: {
      'device-used': (order, world) => {
        world.must(claiming(ANNA, 1, passOf('1')));
        return order;
      },
    },
  },
  'take-entries': {
    order(world) {
      staff(world);
      entered(world, 1);
      return taking(world, 1);
    },
    refused: {},
  },
  'close-room': {
    order(world) {
      staff(world);
      entered(world, 1);
      world.time += DAY_MS;
      return flowing.close(1);
    },
    refused: {},
  },
  'freeze-room': {
    order(world) {
      staff(world);
      entered(world, 1);
      world.must(taking(world, 1));
      world.time = roomIn(world, 1).created?.closesAt ?? 0;
      world.must(flowing.close(1));
      return flowing.freeze(1);
    },
    refused: {},
  },
  'seal-room': {
    order(world) {
      staff(world);
      entered(world, 1);
      world.must(taking(world, 1));
      world.time = roomIn(world, 1).created?.closesAt ?? 0;
      world.must(flowing.close(1));
      world.must(flowing.freeze(1));
      return sealing(1);
    },
    refused: {},
  },
  'void-room': {
    order(world) {
      staff(world);
      entered(world, 1);
      closed(world, 1);
      world.time += 8 * DAY_MS;
      return flowing.void(1, 'no-beacon');
    },
    refused: {},
  },
  'hold-draw': {
    order(world) {
      staff(world);
      entered(world, 1);
      closed(world, 1);
      world.time += DAY_MS;
      return drawing(world, 1);
    },
    refused: {},
  },
  'pass-prize': {
    order(world) {
      staff(world);
      entered(world, 1);
      drawn(world, 1);
      return flowing.pass(1, 1, roomIn(world, 1).winners[0]?.joined ?? '');
    },
    refused: { 'no-such-winner': () => flowing.pass(1, 2, `player-${CLEO}#1`) },
  },
  'note-prizes': {
    order(world) {
      staff(world);
      entered(world, 1);
      drawn(world, 1);
      return flowing.note(1, 2, roomIn(world, 1).step);
    },
    refused: {},
  },
  'end-room': {
    order(world) {
      staff(world);
      open(world, 1);
      world.must(cancelling(1));
      return flowing.end(1);
    },
    refused: {},
  },
  'refuse-entry': {
    order(world) {
      staff(world);
      entered(world, 1);
      const joined = world.nextPlace(`player-${CLEO}`);
      world.must(joining(CLEO, 1));
      return flowing.refuse(CLEO, 1, joined, `${roomStream(roomIdOf(1))}#9`);
    },
    refused: {},
  },
  'grant-prize': {
    order(world) {
      staff(world);
      entered(world, 1);
      drawn(world, 1);
      return flowing.grant(world, 1, 1);
    },
    refused: {
      'winner-gone': (order, world) => {
        world.must(erasing(order.stream.slice('player-'.length)));
        return order;
      },
    },
  },
};
