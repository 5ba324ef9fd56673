import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { control } from '@skins/api';
import { totpCode } from './api/src/operators/second-factor.ts';
import { openApp } from './test/e2e/app.ts';
import { BROWSER } from './test/e2e/browser.ts';
import { registerPlayer } from './test/e2e/accounts.ts';

const browser = await chromium.launch(BROWSER);
const shop = await openApp();
let n = 0;
async function console_(width: number, locale: string, name: string, role = 'owner') {
  n += 1;
  const added: any = await control({ folder: shop.folder, environment: process.env }, 'operator-add', {
    name: `ada${n}`,
    role,
  });
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale,
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  await page.goto(`${shop.address}/admin/`);
  const zh = locale.startsWith('zh');
  await page
    .getByLabel(zh ? '用户名' : 'Name')
    .or(page.locator('input[name=username],input[name=name]'))
    .first()
    .fill(added.username);
  await page.locator('input[type=password]').first().fill(added.password);
  await page
    .getByLabel(zh ? /验证码/ : 'Code')
    .first()
    .fill(totpCode(added.totpSecret, Date.now()));
  await page.getByRole('button', { name: zh ? '登录' : 'Log in' }).click();
  await page.getByText(zh ? '每分钟游玩' : 'Plays per minute').waitFor();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/h-shots/${name}.png`, fullPage: true });
  return { page, context, added };
}
await (await console_(1440, 'zh-CN', 'empty-zh-1440')).context.close();
const boxes: any = await (await fetch(`${shop.address}/api/box/list?type=hash`)).json();
const all = boxes.data
  .flatMap((s: any) => s.boxes)
  .sort((a: any, b: any) => a.price - b.price)
  .slice(0, 8);
for (let p = 0; p < 14; p += 1) {
  const token = await registerPlayer(shop.address);
  for (let k = 0; k < 12; k += 1) {
    const box = all[(p + k) % all.length];
    await fetch(`${shop.address}/api/box/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token, 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ boxId: box.id, count: 10, versionHash: box.versionHash }),
    });
  }
}
writeFileSync(
  join(shop.folder, 'last-backup.json'),
  JSON.stringify({ time: Date.now() - 5 * 3_600_000, events: 10 }),
);
await new Promise((r) => setTimeout(r, 3000));
await (await console_(1440, 'zh-CN', 'real-zh-1440')).context.close();
await (await console_(1024, 'en-GB', 'real-en-1024')).context.close();
writeFileSync(
  join(shop.folder, 'last-backup.json'),
  JSON.stringify({ time: Date.now() - 9 * 86_400_000, events: 10 }),
);
const { page, context } = await console_(1440, 'en-GB', 'before-stop');
await page.getByRole('button', { name: 'Emergency stop…' }).click();
await page.waitForTimeout(500);
await page.screenshot({ path: '/tmp/h-shots/dialog-en-1440.png' });
await page.getByRole('button', { name: 'Stop now' }).click();
await page.getByText('Stopped', { exact: true }).first().waitFor();
await page.waitForTimeout(1500);
await page.reload();
await page.getByText('Plays per minute').waitFor();
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/h-shots/wrong-en-1440.png', fullPage: true });
await page.getByRole('button', { name: 'Propose to resume' }).click();
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/h-shots/proposed-en-1440.png' });
await context.close();
await (await console_(1024, 'zh-CN', 'wrong-zh-1024', 'auditor')).context.close();
const visit = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await visit.addInitScript(() => localStorage.setItem('language', 'ZH'));
await visit.goto(`${shop.address}/case/hash`);
await visit.waitForTimeout(2500);
await visit.screenshot({ path: '/tmp/h-shots/player-zh.png' });
const mobile = await browser.newPage({ viewport: { width: 390, height: 844 } });
await mobile.addInitScript(() => localStorage.setItem('language', 'EN'));
await mobile.goto(`${shop.address}/case/hash`);
await mobile.waitForTimeout(2500);
await mobile.screenshot({ path: '/tmp/h-shots/player-en-390.png' });
await browser.close();
await shop.close();
