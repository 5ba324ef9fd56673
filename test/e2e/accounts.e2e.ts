import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillLogin, newPhone, password, registerPlayer } from './accounts.ts';
import { seriousFindings } from './axe.ts';
import { hasKeyboard, visitors } from './visitor.ts';

const shop = visitors();
/** A page that loads little beyond the common parts. */
const LIGHT = '/page/instrutions';

/** Visitors who do not log in share a page. */
const shared = visitors(undefined, { kept: true });
let door: Page;
beforeAll(async () => {
  door = await shared.open(LIGHT);
});

/** Returns the empty dialog, after closing one that another test left open. */
async function opened(name: '注册' | '登录'): Promise<Locator> {
  const dialogs = door.getByRole('dialog');
  await expect
    .poll(async () => {
      if ((await dialogs.count()) > 0) await door.keyboard.press('Escape');
      return dialogs.count();
    })
    .toBe(0);
  await door.getByRole('banner').getByRole('button', { name, exact: true }).click();
  return door.getByRole('dialog', { name });
}

const stored = (key: string) => `localStorage.getItem(${JSON.stringify(key)})`;

describe('registration', () => {
  it('creates a player with a token and a user seed, and shows the first day', async () => {
    const page = await shop.open(LIGHT);
    await page.getByRole('banner').getByRole('button', { name: '注册' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('手机号').fill(newPhone());
    await dialog.getByLabel('设置密码').fill(password);
    for (const tick of await dialog.getByRole('checkbox').all()) await tick.check();
    await dialog.getByRole('button', { name: '注册' }).click();
    const welcome = page.getByRole('dialog', { name: '第一天' });
    await welcome.getByRole('button', { name: '打开见面箱' }).waitFor();
    await welcome.getByRole('button', { name: '关闭' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(stored('token'))).toMatch(/\S{16}/);
    expect(await page.evaluate(stored('userSeed'))).toMatch(/^[A-Za-z0-9]{1,16}$/);
    await page.getByRole('banner').getByRole('button', { name: '我的' }).waitFor();
    // 0 until the welcome of a new player was opened.
    expect(await page.evaluate(stored('register'))).toBe('1');
  });

  it('leads a new player through one opening in four steps, which can be skipped', async () => {
    const page = await shop.open('/', { token: await registerPlayer(shop.address()) });
    await page.goto(`${shop.address()}/case/hash/youse?guide=1`);
    const guide = page.getByRole('status').filter({ hasText: '/ 4' });
    await guide.getByText('1 / 4').waitFor();
    await page.locator('[data-act="open"]').click();
    await guide.getByText('3 / 4').waitFor();
    await guide.getByRole('button', { name: '继续' }).click();
    await guide.getByText('4 / 4').waitFor();
    await guide.getByRole('button', { name: '完成' }).click();
    await guide.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });

  it('keeps typed text and ticks while an agreement is read', async () => {
    const dialog = await opened('注册');
    await dialog.getByLabel('手机号').fill('13800138000');
    await dialog.getByLabel('设置密码').fill(password);
    await dialog.getByLabel('推广码').fill('FRIEND7');
    const ticks = dialog.getByRole('checkbox');
    await ticks.first().check();
    for (const [name, leave] of [
      ['用户协议', () => door.keyboard.press('Escape')],
      [
        '隐私政策',
        () => door.getByRole('dialog', { name: '隐私政策' }).getByRole('button', { name: '关闭' }).click(),
      ],
      // A click on the backdrop.
      ['哈希算法说明', () => door.mouse.click(5, 5)],
    ] as const) {
      await dialog.getByRole('button', { name: `《${name}》` }).click();
      await hasKeyboard(door.getByRole('dialog', { name }));
      await leave();
      await door.getByRole('dialog', { name }).waitFor({ state: 'detached' });
    }
    const typed = ['手机号', '设置密码', '推广码'].map((label) => dialog.getByLabel(label).inputValue());
    expect(await Promise.all(typed)).toEqual(['13800138000', password, 'FRIEND7']);
    expect(await Promise.all([0, 1].map((tick) => ticks.nth(tick).isChecked()))).toEqual([true, false]);
  });

  it('is retried after a lost answer, and logs the player in', async () => {
    const page = await shop.open(LIGHT);
    await page.route(
      '**/api/user/register',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole('banner').getByRole('button', { name: '注册' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('手机号').fill(newPhone());
    await dialog.getByLabel('设置密码').fill(password);
    for (const tick of await dialog.getByRole('checkbox').all()) await tick.check();
    await dialog.getByRole('button', { name: '注册' }).click();
    // The whole sentence: the note about the connection begins alike.
    await page.getByText('没有连上服务器，请检查网络后重试').waitFor();
    await dialog.getByRole('button', { name: '注册' }).click();
    await page.getByRole('dialog', { name: '第一天' }).waitFor();
    expect(await page.evaluate(stored('token'))).toMatch(/\S{16}/);
  });

  it('shows the error of each field, and requires two ticks', async () => {
    const dialog = await opened('注册');
    await dialog.getByRole('button', { name: '注册' }).click();
    expect(await dialog.getByRole('checkbox').count()).toBe(2);
    await expect
      .poll(() => dialog.getByRole('alert').allTextContents())
      .toEqual(['请输入手机', '密码必须由8-16位字母与数字组合', '请勾选服务协议']);
    await dialog.getByLabel('手机号').fill('128 0013,8000');
    await expect.poll(() => dialog.getByLabel('手机号').inputValue()).toBe('12800138000');
    await dialog.getByText('手机号格式不正确').waitFor();
    expect(await seriousFindings(door)).toEqual([]);
  });

  it('reports a taken number', async () => {
    const phone = newPhone();
    await registerPlayer(shop.address(), phone);
    const dialog = await opened('注册');
    await dialog.getByLabel('手机号').fill(phone);
    await dialog.getByLabel('设置密码').fill(password);
    for (const tick of await dialog.getByRole('checkbox').all()) await tick.check();
    await dialog.getByRole('button', { name: '注册' }).click();
    await dialog.getByText('手机号码已存在').waitFor();
  });
});

describe('login', () => {
  it('requires three ticks, then opens the account', async () => {
    const phone = newPhone();
    await registerPlayer(shop.address(), phone);
    const page = await shop.open(LIGHT);
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await fillLogin(page, phone);
    const ticks = await dialog.getByRole('checkbox').all();
    expect(ticks).toHaveLength(3);
    for (const tick of ticks.slice(0, 2)) await tick.check();
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await dialog.getByText('请仔细阅读并勾选用户协议与条款').waitFor();
    expect(await page.evaluate(stored('token'))).toBeNull();
    await ticks[2]?.check();
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('已登录').waitFor();
    expect(await page.evaluate(stored('token'))).not.toBeNull();
  });

  it('shows the server’s message for a wrong password', async () => {
    const phone = newPhone();
    await registerPlayer(shop.address(), phone);
    await opened('登录');
    await fillLogin(door, phone, 'wrong7seed');
    for (const tick of await door.getByRole('dialog').getByRole('checkbox').all()) await tick.check();
    await door.getByRole('dialog').getByRole('button', { name: '登录', exact: true }).click();
    await door.getByText('手机号或密码错误').waitFor();
    expect(await door.getByRole('dialog').isVisible()).toBe(true);
  });

  it('clears the input when the form is switched', async () => {
    await opened('登录');
    await fillLogin(door, '13800138000');
    await door.getByRole('tab', { name: '注册' }).click();
    await door.getByRole('tab', { name: '登录' }).click();
    await expect.poll(() => door.getByRole('dialog').getByLabel('手机号').inputValue()).toBe('');
  });

  it('shows the agreement above the form, and returns to it', async () => {
    await opened('登录');
    await door.getByRole('button', { name: '《用户协议》' }).click();
    await door.getByRole('dialog', { name: '用户协议' }).getByText('宝石是游戏币').first().waitFor();
    await hasKeyboard(door.getByRole('dialog', { name: '用户协议' }));
    await door.keyboard.press('Escape');
    await door.getByRole('dialog', { name: '登录' }).waitFor();
    await expect.poll(() => door.getByRole('dialog').count()).toBe(1);
  });

  it('closes only the agreement on Escape, however early the key comes', async () => {
    const page = await shop.open(LIGHT);
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
    await page.getByRole('dialog', { name: '登录' }).waitFor();
    await page.evaluate(`document.addEventListener('focusin', ({ target }) => {
      if (!target.closest('[role=dialog]')?.textContent?.startsWith('用户协议')) return;
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      document.body.dataset.pressed = 'yes';
    })`);
    await page.getByRole('button', { name: '《用户协议》' }).click();
    await page.locator('body[data-pressed]').waitFor({ state: 'attached' });
    await page.getByRole('dialog', { name: '登录' }).waitFor();
    await page.getByRole('dialog', { name: '用户协议' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(1);
  });
});

describe('the session', () => {
  it('ends on logout', async () => {
    const page = await shop.open(LIGHT, { token: await registerPlayer(shop.address()) });
    await page.getByRole('banner').getByRole('button', { name: '我的' }).click();
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByText('已退出登录').waitFor();
    expect(await page.evaluate(stored('token'))).toBeNull();
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).waitFor();
  });

  it('is cleared, with a message, if the server does not know the token', async () => {
    // A light page: on a heavy one the message could vanish before the page counts as loaded.
    const page = await shop.open(LIGHT, { token: 'made-up' });
    await page.getByText('token 无效，请重新登录').waitFor();
    expect(await page.evaluate(stored('token'))).toBeNull();
  });
});
