import type { Page } from 'playwright-core';
import { freshPhone } from '../http/player.ts';

export const password = 'nanshan7x';

/** Returns a phone number that is almost certainly not registered. */
export const newPhone = freshPhone;

/** Registers over HTTP and returns the token. */
export async function registerPlayer(address: string, phone = newPhone()): Promise<string> {
  const response = await fetch(`${address}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'EN' },
    body: JSON.stringify({ phone, password, fingerprinId: `e2e-${phone}` }),
  });
  const answer: unknown = await response.json();
  if (typeof answer === 'object' && answer !== null && 'data' in answer) {
    const { data } = answer;
    if (typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string')
      return data.token;
  }
  throw new Error(`registration failed: ${JSON.stringify(answer)}`);
}

/** Fills in the Chinese login dialog. */
export async function fillLogin(page: Page, phone: string, secret = password): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByLabel('密码', { exact: true }).fill(secret);
}
