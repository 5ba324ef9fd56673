import { randomInt } from 'node:crypto';
import { register, userInfo } from '@skins/api/accounts/contract';
import { backPack } from '@skins/api/bag/contract';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import type { DataOf } from '@skins/api/contract';
import type { Client } from './client.ts';

export const PASSWORD = 'nanshan7x';

/** Returns a mainland mobile number that is almost certainly unused. */
export const freshPhone = (): string => `13${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

/** A logged-in player. */
export interface Player {
  readonly client: Client;
  readonly phone: string;
  readonly token: string;
}

/** @param fingerprinId fingerprint of the device; by default all players share one */
export async function newPlayer(
  shop: Client,
  phone = freshPhone(),
  fingerprinId = 'test device',
): Promise<Player> {
  const body = { phone, password: PASSWORD, fingerprinId };
  const { token } = await shop.ask(register, { body });
  return { client: shop.with({ token }), phone, token };
}

/** Returns everything that a refused call must not change. */
export async function holdings({ client }: Player): Promise<object> {
  const { balance, bagCount, clientSeed } = await client.ask(userInfo);
  const { total, records } = await client.ask(backPack);
  return { balance, bagCount, clientSeed, total, newest: records[0]?.id };
}

/** Opens the version on sale. */
export async function openSome(
  { client }: Pick<Player, 'client'>,
  boxId: string,
  count: number,
): Promise<DataOf<typeof openBox>> {
  const { versionHash } = await client.ask(boxDetails, { query: { boxId } });
  return client.ask(openBox, { body: { boxId, count, versionHash } });
}
