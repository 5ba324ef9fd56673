import { PlayerErased } from '@skins/engine/erasure';
import { playerStream } from '@skins/engine/accounts';
import { playerActor } from '@skins/engine/kernel';
import { ORDER_MS } from '@skins/engine/payments';
import { describe, expect, it } from 'vitest';
import { openingNow } from '../boxes/orders.ts';
import { audited, divergenceOf } from '../kit/audited.ts';
import { logOf, recounted } from '../kit/forge.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { contexts, ordered, ordering, told as toldOfMoney } from '../payments/orders.ts';
import { asked, retrieving, told as toldOfItem } from '../retrievals/orders.ts';
import { erasing, owing } from './orders.ts';

// Processes that a player starts and a payment's or withdrawal's stream continues.

const LEFT = { phone: null, platform: null, card: null, device: null };

function opened(): World {
  const world = new World();
  begin(world, { [ANNA]: 100 });
  world.must(openingNow(world, ANNA, 2));
  return world;
}

const findingIn = ({ records, shop }: World) => audited(records, shop).divergence;

/** Returns the auditor's verdict on an erasure at the end of the log. */
function judged({ records, shop, time }: World) {
  const { type, v } = PlayerErased;
  const stream = playerStream(ANNA);
  const actor = playerActor(ANNA);
  const erased = { stream, version: 0, type, v, time, actor, command: 'forged', data: LEFT };
  return divergenceOf(recounted([...logOf(records), erased]), shop);
}

it('a player who owes gems of a reversed payment is not erased', () => {
  const world = opened();
  owing(world, ANNA);
  expect(world.run(erasing(ANNA))).toMatchObject({ rejection: { code: 'top-up-owed' } });
  expect(judged(world)).toMatchObject({ rule: 'top-up-debt' });
});

function expectUnderWay(world: World): void {
  expect(world.run(erasing(ANNA))).toMatchObject({ rejection: { code: 'erasure-open' } });
  expect(judged(world)).toMatchObject({ rule: 'nothing-open' });
}

function expectOver(world: World): void {
  expect(judged(world)).toBeUndefined();
  world.must(erasing(ANNA));
  expect(findingIn(world)).toBeUndefined();
}

describe('a gem order', () => {
  it('blocks its player’s erasure until it is paid and credited', () => {
    const world = opened();
    world.must(ordering(world, ANNA));
    expectUnderWay(world);
    world.settle();
    expectUnderWay(world);
    const second = ordered(world, ANNA);
    world.must(toldOfMoney.pending(second));
    expectUnderWay(world);
    world.must(toldOfMoney.paid(second));
    expectUnderWay(world);
    world.settle();
    // The first order is under way.
    expectUnderWay(world);
  });

  it('is over once it was credited', () => {
    const world = opened();
    const order = ordered(world, ANNA);
    world.must(toldOfMoney.pending(order));
    world.must(toldOfMoney.paid(order));
    world.settle();
    expectOver(world);
  });

  it('is over once it ended without money, even if money may still arrive', () => {
    const world = opened();
    const order = ordered(world, ANNA);
    world.must(toldOfMoney.pending(order));
    world.time += ORDER_MS;
    world.must(toldOfMoney.expired(order));
    expectUnderWay(world);
    world.settle();
    expectOver(world);
    world.must(toldOfMoney.paid(order));
    world.settle(contexts);
    expect(findingIn(world)).toBeUndefined();
  });
});

describe('a retrieval', () => {
  it('blocks its player’s erasure until it has ended', () => {
    const world = opened();
    world.must(retrieving(ANNA, 1));
    expectUnderWay(world);
    world.settle();
    expectUnderWay(world);
    const second = asked(world, ANNA, 2);
    world.must(toldOfItem.offered(second));
    expectUnderWay(world);
    world.must(toldOfItem.ended(second));
    expectUnderWay(world);
    world.settle();
    // The first retrieval is under way.
    expectUnderWay(world);
  });

  it('is over once the item was delivered, even if it may still be returned', () => {
    const world = opened();
    const one = asked(world, ANNA, 1);
    world.must(toldOfItem.offered(one));
    world.must(toldOfItem.delivered(one));
    expectUnderWay(world);
    world.settle();
    expectOver(world);
    world.must(toldOfItem.reversed(one));
    world.settle();
    expect(findingIn(world)).toBeUndefined();
  });

  it('is over if there is no offer, even on a second attempt', () => {
    const world = opened();
    for (let times = 0; times < 2; times += 1) {
      const one = asked(world, ANNA, 1);
      world.must(toldOfItem.offered(one));
      world.must(toldOfItem.ended(one));
      world.settle();
    }
    expectOver(world);
  });
});
