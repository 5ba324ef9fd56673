import { userInfo } from '@skins/api/accounts/contract';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Operator } from '../admin/operator.ts';
import { newPhone, password, registerPlayer } from '../e2e/accounts.ts';
import { seriousFindings } from '../e2e/axe.ts';
import { standsStill } from '../e2e/still.ts';
import { LARGEST_SHIFT, WATCH } from '../e2e/layout-shift.ts';
import { type Visit, visitors } from '../e2e/visitor.ts';
import { ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { newStaff, offer, openRoom } from './over-http.ts';

const DAY_MS = 86_400_000;
const shop = ownShop([]);
const { open } = visitors(() => shop().serving().address);

let staff: Operator;
beforeAll(async () => {
  staff = await newStaff(shop());
});

const TITLE = { ZH: '第一天', EN: 'First day', RU: 'Первый день', VN: 'Ngày đầu tiên' } as const;

/** Opens the first day of a new player. */
async function begun(visit: Visit): Promise<{ page: Page; dialog: Locator; token: string }> {
  const token = await registerPlayer(shop().serving().address);
  const page = await open('/', { token, ...visit });
  return { page, token, dialog: await reopened(page, visit) };
}

async function reopened(page: Page, { language = 'ZH' }: Visit): Promise<Locator> {
  const name = { ZH: '第一天', EN: 'First day', RU: 'Первый день', VN: 'Ngày đầu' }[language];
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog', { name: TITLE[language] });
  await dialog.waitFor();
  return dialog;
}

const statusOf = async (token: string) => (await shop().client().with({ token }).ask(userInfo)).status;

/** Another device pays on the cashier's page. */
async function payAt(page: Page, dialog: Locator): Promise<void> {
  const target = await dialog.getByRole('link').filter({ hasText: /./ }).last().getAttribute('href');
  const cashier = await page.context().newPage();
  await cashier.goto(target ?? '');
  await cashier.getByRole('button').first().click();
  await cashier.getByRole('status').waitFor();
  await cashier.close();
}

describe('a first day', () => {
  it('leads a visitor from the registration to status 6, at 1440 in Chinese', async () => {
    const page = await open('/');
    const guest = await reopened(page, {});
    await guest.getByText('新来的客人，第一天有四步').waitFor();
    expect(await guest.getByRole('timer').textContent()).toBe('235959');
    expect(await seriousFindings(page)).toEqual([]);
    await guest.getByRole('button', { name: '注册并打开' }).click();
    const form = page.getByRole('dialog', { name: '注册' });
    await form.getByLabel('手机号').fill(newPhone());
    await form.getByLabel('设置密码').fill(password);
    for (const tick of await form.getByRole('checkbox').all()) await tick.check();
    await form.getByRole('button', { name: '注册' }).click();

    const dialog = page.getByRole('dialog', { name: '第一天' });
    await dialog.getByRole('button', { name: '打开见面箱' }).waitFor();
    const box = await dialog.boundingBox();
    expect([box?.width, box?.height]).toEqual([939, 608]);
    expect(await page.evaluate(`localStorage.getItem('register')`)).toBe('1');
    const token = String(await page.evaluate(`localStorage.getItem('token')`));
    await dialog.getByRole('button', { name: '打开见面箱' }).click();
    await dialog.getByText('它是您的了').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: '看下一步' }).click();

    await dialog.getByRole('button', { name: /^显示付款码/ }).click();
    const code = dialog.getByRole('img', { name: '付款二维码' });
    expect((await code.boundingBox())?.width).toBe(115);
    expect(await seriousFindings(page)).toEqual([]);
    await payAt(page, dialog);
    await dialog.getByRole('button', { name: '打开首充箱' }).click();
    await dialog.getByText('它是您的了').waitFor();
    await dialog.getByRole('button', { name: '看下一步' }).click();

    // Nothing is listed yet; later it is.
    await dialog.getByText('福利房正在上架，请稍后再试').waitFor();
    expect(await dialog.getByRole('button', { name: '正在上架' }).isDisabled()).toBe(true);
    const room = await openRoom(shop(), staff);
    await offer(shop(), { rooms: [room] });
    await page.reload();
    const again = await reopened(page, {});
    await again.getByText('First day 一').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await again.getByRole('button', { name: '去 Roll 房' }).click();
    await page.waitForURL(`**/page/roll/${room}`);
    expect(await statusOf(token)).toBe(5);

    const done = await reopened(page, {});
    await done.getByText('第一天的福利已全部领取').waitFor();
    await done.getByRole('button', { name: '看玩法导览' }).click();
    await page.getByRole('dialog', { name: '玩法导览' }).getByRole('button', { name: '跳过' }).click();
    await page.getByRole('status').filter({ hasText: '/ 4' }).waitFor();
    await expect.poll(() => statusOf(token)).toBe(6);
    await page.getByRole('button', { name: '第一天', exact: true }).waitFor({ state: 'detached' });
  });

  it('leads from the registration to status 6 on a phone, with a link to pay', async () => {
    const visit = { width: 390, language: 'EN' } as const;
    const room = await openRoom(shop(), staff);
    await offer(shop(), { rooms: [room] });
    const { page, dialog, token } = await begun(visit);
    await dialog.getByRole('button', { name: 'Open the Welcome box' }).click();
    await dialog.getByText('It is yours').waitFor();
    await dialog.getByRole('button', { name: 'Next step' }).click();
    const leaving = page.context().waitForEvent('page');
    await dialog.getByRole('button', { name: /^Pay/ }).click();
    const cashier = await leaving;
    await cashier.getByRole('button').first().click();
    await cashier.getByRole('status').waitFor();
    await cashier.close();
    await dialog.getByRole('button', { name: 'Open the First top-up box' }).click();
    await dialog.getByText('It is yours').waitFor();
    await dialog.getByRole('button', { name: 'Next step' }).click();
    await dialog.getByRole('button', { name: 'Go to the room' }).click();
    await page.waitForURL(`**/page/roll/${room}`);
    expect(await statusOf(token)).toBe(5);

    // At home the end shows by itself, and leads to the guide.
    await page.goto(shop().serving().address);
    const done = page.getByRole('dialog', { name: 'First day' });
    await done.getByRole('button', { name: 'Show me around' }).click();
    await page.getByRole('dialog', { name: 'A tour of the games' }).waitFor();
    await expect.poll(() => statusOf(token)).toBe(6);
  });

  it('fits a phone, moves nothing, and can be left out after the free box', async () => {
    const visit = { width: 390, language: 'VN' } as const;
    const { page, token } = await begun(visit);
    await page.addInitScript(WATCH);
    await page.reload();
    const dialog = await reopened(page, visit);
    const press = dialog.getByRole('button', { name: 'Mở Hộp chào mừng' });
    // It slides in.
    await standsStill(page);
    const place = await press.boundingBox();
    expect((place?.y ?? 900) + (place?.height ?? 0)).toBeLessThanOrEqual(844);
    await press.click();
    await dialog.getByText('Nó là của bạn').waitFor();
    await dialog.getByRole('button', { name: 'Bước tiếp theo' }).click();
    await dialog.getByText('Nạp lần đầu, nhận thêm hộp').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    expect(Number(await page.evaluate('layoutShift'))).toBeLessThanOrEqual(LARGEST_SHIFT);
    await dialog.getByRole('button', { name: 'Để sau' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await statusOf(token)).toBe(2);
  });

  it('is walked through by keyboard, with the reel running', async () => {
    const { page, dialog } = await begun({ width: 768, language: 'EN', motion: 'no-preference' });
    await dialog.getByRole('button', { name: 'Open the Welcome box' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByText('About 4 seconds.').waitFor();
    await dialog.getByText('It is yours').waitFor();
    await dialog.getByRole('button', { name: 'Next step' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByText('The first top-up brings a box').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('closes at 00:00:00 with a notice, and its entry goes', async () => {
    const { page, dialog } = await begun({ language: 'EN' });
    letPass(DAY_MS);
    // Any answer tells the page the time: that of the press, or one that the page asked for before it.
    await Promise.any([
      dialog.getByRole('button', { name: 'Open the Welcome box' }).click(),
      page.getByText('The countdown ended: the first day is over').waitFor(),
    ]);
    await page.getByText('The countdown ended: the first day is over').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'First day', exact: true }).waitFor({ state: 'detached' });
  });
});
