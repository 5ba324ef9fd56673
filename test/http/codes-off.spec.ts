import {
  bindPhone,
  getSmsStatus,
  resetPassword,
  sendRegisterCode,
  unbindPhone,
} from '@skins/api/accounts/contract';
import { expect, it } from 'vitest';
import { worked } from './codes.ts';
import { PASSWORD, freshPhone, newPlayer } from './player.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop([]);
const SMS_OFF = 765;

it('without a provider no code is sent or needed, and calls that need one say so', async () => {
  const player = await newPlayer(shop().client());
  const { client, phone } = player;
  expect(await client.ask(getSmsStatus)).toBe(false);
  const body = { phone: freshPhone(), ...(await worked(client)) };
  expect(await client.refused(sendRegisterCode, { body })).toMatchObject({ errCode: SMS_OFF });
  const code = '123456';
  for (const refused of [
    client.refused(resetPassword, { body: { phone, password: PASSWORD, code } }),
    client.refused(unbindPhone, { body: { phone, code } }),
    client.refused(bindPhone, { body: { phone: freshPhone(), code } }),
  ])
    expect(await refused).toMatchObject({ errCode: SMS_OFF });
});

it('without the local provider there is no page of codes', async () => {
  // Like every unknown address: the player app if it is built, else a refusal.
  const { text } = await shop().client().send('GET', '/dev/outbox');
  expect(text).not.toContain('Outbox');
});
