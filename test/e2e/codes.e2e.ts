import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { login, userInfo } from '@skins/api/accounts/contract';
import { newAudit } from '@skins/engine/audit';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { START } from '@skins/api/foundation/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Shop, openShop } from '../http/shop.ts';
import { LOCAL_SMS, codesTo, registerByCode } from '../http/codes.ts';
import { letPass } from '../http/test-time.ts';
import { newPhone, password } from './accounts.ts';
import { seriousFindings } from './axe.ts';
import { PATIENCE, hasKeyboard, pages } from './visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(LOCAL_SMS);
}, PATIENCE);
afterAll(() => shop.close());

const newPage = pages();
/** Opens a page that loads little beyond the common parts; as a player if there is a token. */
const open = async (known = '', path = '/page/instrutions'): Promise<Page> => {
  const page = await newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.addInitScript((player) => {
    localStorage.setItem('language', 'ZH');
    // Only once: a session that ended must stay ended after a reload.
    if (player !== '' && sessionStorage.getItem('entered') === null) localStorage.setItem('token', player);
    sessionStorage.setItem('entered', 'yes');
  }, known);
  await page.goto(shop.serving().address + path);
  return page;
};
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Lets a minute pass, so that the number may get another code. */
const aMinuteLater = () => letPass(60_000);

/** Requests a code by the button, with its verification, and types it. */
async function takeCode(page: Page, dialog: Locator, phone: string): Promise<void> {
  const before = codesTo(shop, phone);
  await dialog.getByRole('button', { name: '发送验证码' }).click();
  const captcha = page.getByRole('dialog', { name: '人机验证' });
  await captcha.getByRole('button', { name: '开始验证' }).click();
  await captcha.waitFor({ state: 'detached' });
  await page.getByText('验证码已发送').first().waitFor();
  await dialog.getByRole('button', { name: /秒后重发/ }).waitFor();
  await expect.poll(() => codesTo(shop, phone)).toBe(before + 1);
  const messages = shop.serving().service.desks.accounts.outbox?.messages() ?? [];
  const code = messages.find((one) => one.phone === phone)?.code ?? '';
  await dialog.getByLabel('短信验证码').fill(code);
}

async function logIn(page: Page, phone: string, secret: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  const dialog = page.getByRole('dialog', { name: '登录' });
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByLabel('密码', { exact: true }).fill(secret);
  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check();
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
}

describe('registration with codes switched on', () => {
  it('takes a code after the browser’s proof of work, and explains a closed verification', async () => {
    const page = await open();
    const phone = newPhone();
    await page.getByRole('banner').getByRole('button', { name: '注册' }).click();
    const dialog = page.getByRole('dialog', { name: '注册' });
    await dialog.getByRole('button', { name: '发送验证码' }).click();
    await page.getByText('请输入手机').first().waitFor();
    await dialog.getByLabel('手机号').fill(phone);
    await dialog.getByRole('button', { name: '发送验证码' }).click();
    const captcha = page.getByRole('dialog', { name: '人机验证' });
    await hasKeyboard(captcha);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByText('用户主动关闭人机验证').waitFor();
    await captcha.waitFor({ state: 'detached' });
    expect(codesTo(shop, phone)).toBe(0);
    await takeCode(page, dialog, phone);
    await dialog.getByLabel('设置密码').fill(password);
    for (const tick of await dialog.getByRole('checkbox').all()) await tick.check();
    await dialog.getByRole('button', { name: '注册' }).click();
    const welcome = page.getByRole('dialog', { name: '第一天' });
    await welcome.getByRole('button', { name: '关闭' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await token(page)).toMatch(/^[\w-]{43}$/);
  });

  it('reports a taken number before a code is sent to it', async () => {
    const { phone } = await registerByCode(shop);
    const other = await open();
    await other.getByRole('banner').getByRole('button', { name: '注册' }).click();
    const dialog = other.getByRole('dialog', { name: '注册' });
    await dialog.getByLabel('手机号').fill(phone);
    await dialog.getByRole('button', { name: '发送验证码' }).click();
    await dialog.getByText('手机号码已存在').waitFor();
    expect(codesTo(shop, phone)).toBe(1);
  });
});

it('a forgotten password is reset by a code, which ends every session', async () => {
  const { phone, token: known } = await registerByCode(shop);
  const page = await open(known);
  aMinuteLater();
  const other = await open();
  await other.getByRole('banner').getByRole('button', { name: '登录' }).click();
  await other.getByRole('button', { name: '忘记密码？' }).click();
  const dialog = other.getByRole('dialog', { name: '重置密码' });
  await dialog.getByLabel('手机号').fill(phone);
  await takeCode(other, dialog, phone);
  await dialog.getByLabel('新密码').fill('another7x');
  expect(await seriousFindings(other)).toEqual([]);
  const home = other.waitForEvent('load');
  await dialog.getByRole('button', { name: '重置密码' }).click();
  await home;
  await other.getByText('重置成功，请重新登录').waitFor();
  expect(new URL(other.url()).pathname).toBe('/');
  await logIn(other, phone, 'another7x');
  await other.getByText('已登录').waitFor();
  // The old session is invalid.
  await page.reload();
  await page.getByText('登录失效，请重新登录').waitFor();
  await expect.poll(() => token(page)).toBeNull();
});

it('a logged-in player changes the password on the account page, and reads at home that it worked', async () => {
  const { phone, token: known } = await registerByCode(shop);
  aMinuteLater();
  const page = await open(known, '/user/account');
  await page.getByRole('button', { name: '修改密码' }).click();
  const dialog = page.getByRole('dialog', { name: '重置密码' });
  await dialog.getByLabel('手机号').fill(phone);
  await takeCode(page, dialog, phone);
  await dialog.getByLabel('新密码').fill('another8y');
  const home = page.waitForEvent('load');
  await dialog.getByRole('button', { name: '重置密码', exact: true }).click();
  await home;
  await page.getByText('重置成功，请重新登录').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await token(page)).toBeNull();
});

it('a player changes the number in two steps, goes on to the password, and logs in with the new number', async () => {
  const { phone, token: known } = await registerByCode(shop);
  aMinuteLater();
  const [page, next] = [await open(known, '/user/account'), newPhone()];
  await page.getByRole('button', { name: '修改密码' }).click();
  const reset = page.getByRole('dialog', { name: '重置密码' });
  await reset.getByRole('button', { name: '要换手机号？先更换，再重置密码' }).click();
  const dialog = page.getByRole('dialog', { name: '更换手机号' });
  await dialog.getByText('第 1 步，共 2 步').waitFor();
  await dialog.getByLabel('原手机号').fill(phone);
  await takeCode(page, dialog, phone);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByText('第 2 步，共 2 步').waitFor();
  await dialog.getByRole('button', { name: '返回上一步' }).click();
  await dialog.getByText('第 1 步，共 2 步').waitFor();
  aMinuteLater();
  await dialog.getByLabel('原手机号').fill(phone);
  await takeCode(page, dialog, phone);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByLabel('新手机号').fill(next);
  await takeCode(page, dialog, next);
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: '绑定新手机号' }).click();
  await page.getByText('操作成功').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await reset.getByLabel('手机号').waitFor();
  const client = shop.client().with({ token: (await token(page)) ?? '' });
  expect(await client.ask(userInfo)).toMatchObject({ phone: `${next.slice(0, 3)}****${next.slice(-4)}` });
  const other = await open();
  await logIn(other, next, password);
  await other.getByText('已登录').waitFor();
  const audit = newAudit({ hash: nativeSha256 });
  const { store } = shop.serving().service;
  for (const { record } of await store.readAll(START, 100_000)) audit.next(record);
  expect(audit.finish().divergence).toBeUndefined();
});

it('a player confirms the present number before a platform account is bound', async () => {
  const { phone, token: known } = await registerByCode(shop);
  aMinuteLater();
  const page = await open(known, '/user/account');
  const platform = page.getByRole('region', { name: '游戏平台账号' });
  await platform.getByLabel('手机号').fill(phone);
  await takeCode(page, platform, phone);
  expect(await seriousFindings(page)).toEqual([]);
  await platform.getByRole('button', { name: '验证', exact: true }).click();
  const opened = page.context().waitForEvent('page');
  await platform.getByRole('button', { name: '绑定平台账号' }).click();
  const popup = await opened;
  // Another one each time: a run before may have bound it.
  const account = `7656119810${phone.slice(-7)}`;
  await popup.getByLabel('Account').fill(account);
  await popup.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText(`已绑定：${account}`).waitFor();
});

it('a player sees their sessions, and ends another one', async () => {
  const { phone, token: known, client } = await registerByCode(shop);
  // A repeated login would be one more session.
  const again = await client.ask(login, { body: { phone, password }, key: randomUUID() });
  const [page, other] = [await open(known), await open(again.token)];
  await page.getByRole('banner').getByRole('button', { name: '我的' }).click();
  await page.getByRole('button', { name: '登录会话' }).click();
  const dialog = page.getByRole('dialog', { name: '登录会话' });
  await dialog.getByText('当前会话').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  // On that page's next call, which may come before the click.
  const told = other.getByText('登录失效，请重新登录').waitFor();
  await dialog.getByRole('button', { name: '退出该会话' }).click();
  await page.getByText('已退出').waitFor();
  await other.getByRole('banner').getByRole('link', { name: '升级' }).first().click();
  await told;
});
