import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshCard } from '../identity/cards.ts';
import { newPhone, password, registerPlayer } from './accounts.ts';
import { seriousFindings } from './axe.ts';
import { visitors } from './visitor.ts';

const shop = visitors();

const account = (): string => `765611980${String(randomInt(100_000_000)).padStart(8, '0')}`;
const stored = (key: string) => `localStorage.getItem(${JSON.stringify(key)})`;

/** Presses the button that opens the platform's window, and signs in there. */
async function signIn(page: Page, press: () => Promise<void>, steamId: string): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await press();
  const popup = await opened;
  await popup.getByLabel('Account').fill(steamId);
  await popup.getByRole('button', { name: 'Sign in' }).click();
}

describe("a player's account", () => {
  it('is created through the game platform’s window, with a phone number and a generated password', async () => {
    const page = await shop.open('/');
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
    const dialog = page.getByRole('dialog', { name: /登录|注册/ });
    const enter = dialog.getByRole('button', { name: '用游戏平台账号登录' });
    await dialog.getByRole('tab', { name: '注册' }).click();
    await enter.click();
    const section = dialog.getByRole('region', { name: '游戏平台账号' });
    await section.getByText('请仔细阅读并勾选用户协议').waitFor();
    await dialog.getByRole('checkbox').first().check();
    const steamId = account();
    await signIn(page, () => enter.click(), steamId);

    const form = page.getByRole('dialog', { name: '绑定手机号' });
    await form.getByText(steamId).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await form.getByLabel('手机号').fill(newPhone());
    await form.getByRole('button', { name: '完成注册' }).click();
    await form.getByText('请仔细阅读并勾选用户协议').waitFor();
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: '完成注册' }).click();
    const made = page.getByRole('dialog', { name: '注册成功' });
    await made.getByText(/^[a-z2-9]{12}$/).waitFor();
    await made.getByRole('button', { name: '进入本店' }).click();
    // A registration by the platform also opens the first day.
    const day = page.getByRole('dialog', { name: '第一天' });
    await day.getByRole('button', { name: '打开见面箱' }).waitFor();
    await day.getByRole('button', { name: '关闭' }).click();
    await page.getByRole('banner').getByRole('button', { name: '我的' }).waitFor();
    expect(await page.evaluate(stored('token'))).toMatch(/\S{16}/);
  });

  it('is bound to the platform, named, exported and deleted on its page', async () => {
    const phone = newPhone();
    const page = await shop.open('/user/account', { token: await registerPlayer(shop.address(), phone) });
    await page.getByRole('heading', { name: '账号设置' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    // Public pages take the id that players see of themselves.
    await page
      .getByRole('region', { name: '个人资料' })
      .getByRole('link', { name: /^[0-9a-f]{16}$/ })
      .click();
    await page.waitForURL('**/profile/*');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('这里没有人').count()).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { name: '账号设置' }).waitFor();

    const steamId = account();
    await signIn(page, () => page.getByRole('button', { name: '绑定平台账号' }).click(), steamId);
    await page.getByText('绑定成功').waitFor();
    await page.getByText(`已绑定：${steamId}`).waitFor();

    const partner = BigInt(steamId) - 76_561_197_960_265_728n;
    const trade = page.getByRole('region', { name: '交易链接' });
    await trade.getByRole('button', { name: '保存' }).click();
    await trade.getByText('请输入交易链接').waitFor();
    await trade
      .getByLabel('交易链接')
      .fill(`My link: www.steamcommunity.com/tradeoffer/new/?token=Ab-_9xyZ&amp;partner=${partner}.`);
    await trade.getByRole('button', { name: '保存' }).click();
    await page.getByText('设置成功').waitFor();

    const real = page.getByRole('region', { name: '实名认证' });
    await real.getByRole('button', { name: '提交认证' }).click();
    await real.getByText('姓名不能为空').waitFor();
    await real.getByLabel('姓名').fill('欧阳·测试');
    await real.getByLabel('身份证号码').fill(freshCard());
    await real.getByRole('button', { name: '提交认证' }).click();
    await page.getByText('认证成功，获得 0.10 宝石').waitFor();
    await real.getByText('欧**').waitFor();

    await page.getByRole('button', { name: '下载我的数据' }).click();
    const take = page.getByRole('dialog', { name: '下载我的数据' });
    await take.getByLabel('登录密码').fill(password);
    expect(await seriousFindings(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await take.getByRole('button', { name: '下载' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^skins-[a-z0-9]+\.json$/);

    await page.getByRole('button', { name: '注销账号' }).click();
    const erase = page.getByRole('dialog', { name: '注销账号' });
    await erase.getByLabel('登录密码').fill(password);
    await erase.getByRole('checkbox').check();
    expect(await seriousFindings(page)).toEqual([]);
    await erase.getByRole('button', { name: '永久注销' }).click();
    await page.getByRole('banner').getByRole('button', { name: '注册' }).waitFor();
    expect(await page.evaluate(stored('token'))).toBeNull();
    const answer = await fetch(`${shop.address()}/api/user/check/phone?phone=${phone}`);
    expect(await answer.json()).toMatchObject({ data: { checkStatus: true } });
  });

  it('signs in within the same window if the browser opens no second one', async () => {
    const page = await shop.open('/');
    await page.evaluate(() => localStorage.setItem('steamType', 'login'));
    await page.goto(`${shop.address()}/login.html?way=redirect`);
    const steamId = account();
    await page.getByLabel('Account').fill(steamId);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog', { name: '绑定手机号' }).getByText(steamId).waitFor();
    expect(await page.evaluate(stored('callbackHTML'))).toBeNull();
  });

  it('is not signed in by an address of another session (attack: foreign state)', async () => {
    const page = await shop.open('/login.html?state=a.b.c&openid.mode=id_res');
    await page.getByText('平台登录没有完成').waitFor();
    expect(await page.evaluate(stored('callbackHTML'))).toBeNull();
  });
});
