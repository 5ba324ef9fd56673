import { IMAGE_HOST } from '@skins/engine/catalogue';
import { expect, it } from 'vitest';
import { WritingStopped } from '../runtime/index.ts';
import { MasterSecret } from '../secrets/index.ts';
import { type EventStore, createMemoryStore } from '../store/index.ts';
import { createGame } from './open-game.ts';
import { minuteClock, sampleGame } from '../../../../test/samples/api/game.ts';
import { changeRules } from '../../../../test/samples/api/operator.ts';

/** Creates the game of another process on the same log. Tests move its clocks and can make the log unreadable. */
async function secondNode(store: EventStore) {
  // Later than everything the first process does.
  let [now, broken] = [20_002 * 86_400_000, false];
  const read: EventStore['readStream'] = (...asked) =>
    broken ? Promise.reject(new Error('the disk is gone')) : store.readStream(...asked);
  const reached: EventStore = {
    readStream: read,
    readAll: (...asked) => store.readAll(...asked),
    head: () => store.head(),
    append: (one) => store.append(one),
    appendTogether: (all) => store.appendTogether(all),
    findCommand: (...asked) => store.findCommand(...asked),
    subscribe: (listener) => store.subscribe(listener),
    close: () => store.close(),
  };
  const time = { wall: () => now, steady: () => now };
  const game = await createGame({ store: reached, secret: new MasterSecret('0b'.repeat(32)), clock: time });
  return {
    game,
    wait: (ms: number) => (now += ms),
    spoil: (spoilt: boolean) => (broken = spoilt),
    play: (commandId: string) =>
      game.runCommand(
        { name: 'set-user-seed', decide: () => ({ kind: 'accepted', events: [] }), reply: () => undefined },
        { playerId: 'anna0000', commandId, input: {}, context: () => undefined },
      ),
  };
}

const published = { origin: 'https://images.example' };

it('a play uses settings that were compared with the log less than half of the shortest notice ago', async () => {
  const store = createMemoryStore();
  const first = await sampleGame(store, minuteClock());
  await first.register('anna0000');
  const node = await secondNode(store);
  await changeRules(first, IMAGE_HOST, published);
  const known = () => node.game.rulesHistory(IMAGE_HOST).versions.length;

  node.wait(10_000);
  await node.play('a');
  expect(known()).toBe(1);
  node.wait(20_000);
  await expect(node.play('b')).resolves.toMatchObject({ kind: 'done' });
  expect(known()).toBe(2);
});

it('a play is refused, and leaves no record, while the log is unreadable for longer, and runs once it is readable', async () => {
  const store = createMemoryStore();
  const first = await sampleGame(store, minuteClock());
  await first.register('anna0000');
  const node = await secondNode(store);
  await node.play('warm');
  node.spoil(true);

  node.wait(29_999);
  await expect(node.play('a')).resolves.toMatchObject({ kind: 'done' });
  node.wait(1);
  const before = await store.head();
  await expect(node.play('b')).rejects.toThrow(WritingStopped);
  await expect(node.play('b')).rejects.toThrow(/held to the log 30 seconds ago/);
  expect(await store.head()).toBe(before);
  expect(await store.findCommand('player-anna0000', 'b')).toBeUndefined();

  node.spoil(false);
  await expect(node.play('b')).resolves.toMatchObject({ kind: 'done' });
});
