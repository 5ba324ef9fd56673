import { randomUUID } from 'node:crypto';
import { captchaChallenge, register, sendRegisterCode } from '@skins/api/accounts/contract';
import { vi } from 'vitest';
import { type Solved, solved } from '../accounts/sample-solver.ts';
import type { Client, Reply } from './client.ts';
import { PASSWORD, type Player, freshPhone } from './player.ts';
import type { Shop } from './shop.ts';

/** Environment of a shop whose codes go to the local provider's outbox. */
export const LOCAL_SMS = { SKINS_SMS: 'local' };

let devices = 0;

/** Solves the challenge like a browser; on an unused device by default. */
export async function worked(client: Client, device = `device ${(devices += 1)}`): Promise<Solved> {
  return solved(await client.ask(captchaChallenge, { query: { device } }));
}

/** A call that sends codes. */
type SendsCode = typeof sendRegisterCode | { readonly path: string };

/** Requests a code like a browser. */
export async function sendCode(client: Client, call: SendsCode, phone: string): Promise<Reply> {
  return client.send('POST', call.path, JSON.stringify({ phone, ...(await worked(client)) }));
}

/** Returns the number of codes sent to a number. */
export const codesTo = (shop: Shop, phone: string): number =>
  shop
    .serving()
    .service.desks.accounts.outbox?.messages()
    .filter((one) => one.phone === phone).length ?? 0;

/** Requests a code and returns it from the outbox. */
export async function codeOf(shop: Shop, client: Client, call: SendsCode, phone: string): Promise<string> {
  const before = codesTo(shop, phone);
  const { status, text } = await sendCode(client, call, phone);
  if (status !== 200) throw new Error(`no code is sent: ${text}`);
  return vi.waitFor(
    () => {
      const [newest] =
        shop
          .serving()
          .service.desks.accounts.outbox?.messages()
          .filter((one) => one.phone === phone) ?? [];
      if (newest === undefined || codesTo(shop, phone) === before)
        throw new Error(`no code came to ${phone}`);
      return newest.code;
    },
    { timeout: 15_000, interval: 20 },
  );
}

/** Returns a code that differs from the given one. */
export const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Registers like the dialog does when codes are on. */
export async function registerByCode(
  shop: Shop,
  phone = freshPhone(),
  spreadCode = '',
  fingerprinId = phone,
): Promise<Player> {
  const client = shop.client();
  const phoneCode = await codeOf(shop, client, sendRegisterCode, phone);
  // A repeated registration would be one more session.
  const { token } = await client.ask(register, {
    key: randomUUID(),
    body: { phone, password: PASSWORD, phoneCode, spreadCode, fingerprinId },
  });
  return { client: client.with({ token }), phone, token };
}
