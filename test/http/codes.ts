import { captchaChallenge, register, sendRegisterCode } from '@skins/api/accounts/contract';
import { vi } from 'vitest';
import { type Solved, solved } from '../accounts/sample-solver.ts';
import type { Client, Reply } from './client.ts';
import { PASSWORD, type Player, freshPhone } from './player.ts';
import type { Shop } from './shop.ts';

/** A shop whose codes lie in the local provider's outbox. */
export const LOCAL_SMS = { SKINS_SMS: 'local' };

let devices = 0;

/** Does what a browser does before a code is sent: on a device that nobody used before, unless said. */
export async function worked(client: Client, device = `device ${(devices += 1)}`): Promise<Solved> {
  return solved(await client.ask(captchaChallenge, { query: { device } }));
}

/** What the calls that send codes have in common. */
type SendsCode = typeof sendRegisterCode | { readonly path: string };

/** Asks for a code, as a browser does. */
export async function sendCode(client: Client, call: SendsCode, phone: string): Promise<Reply> {
  return client.send('POST', call.path, JSON.stringify({ phone, ...(await worked(client)) }));
}

/** How many codes came to a number. */
export const codesTo = (shop: Shop, phone: string): number =>
  shop
    .serving()
    .service.desks.accounts.outbox?.messages()
    .filter((one) => one.phone === phone).length ?? 0;

/** Asks for a code, and reads it once it is there. */
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

/** Another code than the one that came. */
export const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Registers as the dialog does where codes are on. */
export async function registerByCode(
  shop: Shop,
  phone = freshPhone(),
  spreadCode = '',
  fingerprinId = phone,
): Promise<Player> {
  const client = shop.client();
  const phoneCode = await codeOf(shop, client, sendRegisterCode, phone);
  const { token } = await client.ask(register, {
    body: { phone, password: PASSWORD, phoneCode, spreadCode, fingerprinId },
  });
  return { client: client.with({ token }), phone, token };
}
