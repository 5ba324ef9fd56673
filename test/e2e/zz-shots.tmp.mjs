import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { chromium } from 'playwright-core';
const folder = mkdtempSync('/tmp/vip/shop-');
const server = spawn(process.execPath, ['cli/bin/skins.mjs', 'serve'], { env: { ...process.env, PORT: '0', SKINS_DATA: folder, SKINS_RATE_LIMIT: 'off', XDG_STATE_HOME: folder }, stdio: ['ignore', 'pipe', 'inherit'] });
const address = await new Promise((ok) => { let o=''; server.stdout.on('data', (d) => { o += d; const m = /open at (\S+)\n/.exec(o); if (m) ok(m[1]); }); });
const j = async (path, body, token, method) => (await (await fetch(address + path, { method: method ?? (body ? 'POST' : 'GET'), headers: { 'content-type': 'application/json', 'Idempotency-Key': String(Math.random()).slice(2), ...(token && { token }) }, body: body && JSON.stringify(body) })).json());
const { data: { token } } = await j('/api/user/register', { phone: '13800138000', password: 'nanshan7x', fingerprinId: 'x' });
const d = await j('/api/box/details?boxId=zitan');
for (let n=0;n<4;n++) await j('/api/box/open', { boxId: 'zitan', count: 10, versionHash: d.data.versionHash }, token);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-quic'] });
for (const [lang, width] of [['ZH',1440],['ZH',390],['RU',390],['EN',1440]]) {
  const c = await browser.newContext({ viewport: { width, height: width < 768 ? 844 : 900 }, isMobile: width<768, reducedMotion: 'reduce' });
  await c.addInitScript(([l,t]) => { localStorage.setItem('language', l); localStorage.setItem('token', t); }, [lang, token]);
  const page = await c.newPage();
  await page.route('**/api/pay/selectUserVip', async (route) => { const r = await route.fetch(); const b = await r.json(); Object.assign(b.data, { vipLevel: 3, vipExperience: 320.5, monthPayAmount: 150, redPacketLevel: 1, lastMonthLevel: 2, vipRate: 0.015, nextClaim: 2, paused: lang==='RU' }); await route.fulfill({ response: r, json: b }); });
  for (const [name, path] of [['vip','/user/vip'],['record','/user/assets/record'],['gems','/page/gems']]) {
    await page.goto(address + path); await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/vip/${name}-${lang}-${width}.png`, fullPage: true });
  }
  await c.close();
}
await browser.close(); server.kill();
