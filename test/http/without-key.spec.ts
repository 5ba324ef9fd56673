import { backPack } from '@skins/api/bag/contract';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import { joinRoom } from '@skins/api/rolls/contract';
import * as slices from '@skins/api/slices';
import { openTask, openTaskGive } from '@skins/api/tasks/contract';
import { receiveVipAmount } from '@skins/api/vip/contract';
import { receiveWeekBenefits } from '@skins/api/welfare/contract';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './client.ts';
import { newPlayer, openSome } from './player.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop([]);
/** Costs 9.30 gems; six fill two task boxes of the day. */
const BOX = 'youse';
const MALFORMED_KEY = 605;

const PlayersCommand = Compile(
  Type.Object({
    method: Type.String(),
    path: Type.String(),
    access: Type.Enum(['open', 'player']),
    idempotencyKey: Type.Literal('optional'),
  }),
);
const contracts: readonly object[] = await Promise.all(
  Object.values(slices).flatMap(({ contract }): Promise<object>[] =>
    typeof contract === 'function' ? [contract()] : [],
  ),
);
const commands = contracts
  .flatMap((contract): unknown[] => Object.values(contract))
  .filter((value) => PlayersCommand.Check(value));

describe('a command without Idempotency-Key', () => {
  it('claims a task by the payload of the specification alone, and is another command each time', async () => {
    const { client, ...who } = await newPlayer(shop().client());
    await openSome({ client, ...who }, BOX, 6);
    const open = () => client.send('POST', openTask.path, '{"boxId":"day-hash"}');
    const give = () => client.send('POST', openTaskGive.path, '{"boxId":"day-spend"}');

    expect([(await open()).status, (await give()).status]).toEqual([200, 200]);
    expect([refusalOf(await open()).errCode, refusalOf(await give()).errCode]).toEqual([913, 913]);
  });

  it('opens a box twice when sent twice', async () => {
    const { client } = await newPlayer(shop().client());
    const { versionHash } = await client.ask(boxDetails, { query: { boxId: BOX } });
    const body = JSON.stringify({ boxId: BOX, count: 1, versionHash });
    const open = () => client.send('POST', openBox.path, body);

    expect([(await open()).status, (await open()).status]).toEqual([200, 200]);
    expect((await client.ask(backPack)).total).toBe(2);
  });

  it.for([
    [receiveWeekBenefits.path, '{}'],
    [receiveVipAmount.path, '{"level":1}'],
    [joinRoom.path, '{"roomId":"0123456789ab","spreadCode":"","vcode":""}'],
  ])('reaches its own rules: %s', async ([path = '', body = '']) => {
    const { client } = await newPlayer(shop().client());
    const { errCode } = refusalOf(await client.send('POST', path, body));
    expect([400, MALFORMED_KEY]).not.toContain(errCode);
  });

  it('is never refused for want of a key', async () => {
    const { client } = await newPlayer(shop().client());
    expect(commands.length).toBeGreaterThan(20);
    for (const { method, path } of commands) {
      const reply = await client.send(method, path, '{}');
      expect([path, reply.text]).toEqual([path, expect.not.stringContaining(`"errCode":${MALFORMED_KEY}`)]);
    }
  });
});
