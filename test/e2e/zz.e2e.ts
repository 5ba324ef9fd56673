import { it } from 'vitest';
import { registerPlayer } from './accounts.ts';
import { visitors } from './visitor.ts';
const shop = visitors();
const H = 'ea5c3b0a2c3dd3e334707fbe11a881f293f80a53dea6e8912d23a4f7d15e1294';
const art = ['/art/skin/a.svg'];
const now = Date.now();
async function skins() {
  const r = await fetch(`${shop.address()}/api/home/web/info`);
  const j: any = await r.json();
  const b = await fetch(`${shop.address()}/api/box/list?type=hash`); const k: any = await b.json();
  const box = k.data[0].boxes[0].id;
  const d = await fetch(`${shop.address()}/api/box/details?boxId=${box}`); const l: any = await d.json();
  return l.data?.items ?? l.data?.stuffVOList ?? j.data.boxNewList.map((x: any) => ({ stuffImage: x.heroImage, stuffName: x.heroName, rarity: 'ancient' }));
}
function room(n: number, over: any, imgs: string[]) {
  return { id: String(n).padStart(12, '0'), type: n % 2, name: ['周五夜场 · 第 88 场', '竹里直播间 · 第 12 场', '新手场', '周末大奖 · 超长名字的房间用来测试换行'][n % 4], description: '每周五 23:59 开奖。参加免费，一人一票；十二件藏品依次抽出，中奖名单公开可核。', image: imgs[0], prizeImg: imgs.slice(0, 4), prizes: 12, totalValue: 2693.1, rollTime: now + n * 7_300_000, openTime: now + 1, state: 'waiting', ending: null, people: 1284, isJoin: false, joinType: 'roll_join_password', password: true, conditions: 2, steers: 'nobody', host: n % 2 ? { userId: 'a'.repeat(16), userName: '竹***里', avatar: '/art/avatar/1.svg', me: false } : null, ...over };
}
it.each([[1440, 'ZH'], [390, 'ZH'], [1440, 'RU'], [390, 'EN']] as const)('%i %s', async (width, language) => {
  const token = await registerPlayer(shop.address());
  const page = await shop.open('/api/main/web/info', { width, language, token });
  const items: any[] = await skins();
  const imgs = items.map((i) => i.stuffImage ?? i.image);
  const rooms = [room(2, {}, imgs), room(3, { isJoin: true }, imgs), room(4, { state: 'playing' }, imgs), room(5, { state: 'ended', ending: 'drawn' }, imgs), room(6, { state: 'ended', ending: 'no-entries', people: 0, password: false }, imgs)];
  const prizes = Array.from({ length: 12 }, (_, k) => ({ rank: k + 1, skinId: 'x', name: items[k % items.length].stuffName ?? items[k % items.length].name, image: imgs[k % imgs.length], skinsRarity: items[k % items.length].rarity ?? items[k % items.length].skinsRarity ?? 'ancient', exterior: '崭新出厂', value: 1188 / (k + 1), winner: { userId: 'b'.repeat(16), userName: '听***雨', avatar: imgs[0], me: k === 2 }, given: k < 6 }));
  const people = Array.from({ length: 60 }, (_, k) => ({ userId: String(k).padStart(16, '0'), userName: `听***${k}`, avatar: imgs[k % imgs.length], me: k === 0 }));
  const requirements = [{ kind: 'vip', wanted: 2, days: null, found: 3, done: true }, { kind: 'opens', wanted: 20, days: 7, found: 14, done: false }, { kind: 'assists', wanted: 3, days: null, found: 1, done: false }, { kind: 'invited', wanted: 1, days: null, found: 0, done: false }, { kind: 'paid-in', wanted: 50, days: 30, found: 12.5, done: false }];
  const d = (n: number) => ({ n, entrant: 'a'.repeat(16), userSeed: 'abc', proof: [H] });
  const open = { room: rooms[0], prizes: prizes.map((p) => ({ ...p, winner: null, given: false })), topThree: prizes.slice(0, 3).map((p) => ({ ...p, winner: null })), requirements, share: 'https://skins.example/page/source?poster=NS7K2Q', participants: people, own: null, evidence: { draw: 'roll-1', source: { kind: 'beacon', chain: H, round: 34129002, time: now + 7_300_000 * 2 + 30_000 }, closesAt: now + 7_300_000 * 2, closed: null, frozen: null, sealed: null, round: null, seed: null, drawn: null, prizes: 12, winners: [], reserves: [], passed: [], voided: null } };
  const ended = { ...open, room: rooms[3], prizes, topThree: prizes.slice(0, 3), own: { n: 1285, userSeed: 'mySeed01' }, evidence: { ...open.evidence, closed: now - 60_000, frozen: { count: 1391, root: H, time: now - 59_000 }, sealed: { size: 48234, root: H, note: '', time: now - 58_000 }, round: { round: 34129002, signature: H + H, randomness: H }, drawn: now - 20_000, winners: [983, 218, 1316, 1340, 181, 531, 422, 1096, 670, 927, 109, 1325].map(d), reserves: [488, 395, 669, 512, 481, 544, 371, 1020, 143, 84, 484, 864].map(d) } };
  const playing = { ...ended, room: rooms[2], own: null, evidence: { ...ended.evidence, source: { ...open.evidence.source, time: now + 25_000 }, round: null, drawn: null, winners: [], reserves: [] }, prizes: open.prizes, topThree: open.topThree };
  const json = (data: unknown) => ({ json: { code: 200, data, sysTime: Date.now() } });
  await page.route('**/api/roll/room/rooms*', (r) => r.fulfill(json({ records: rooms, total: 30, current: 1, size: 12 })));
  await page.route('**/api/home/rooms*', (r) => r.fulfill(json(rooms)));
  await page.route('**/api/roll/room/home/list*', (r) => r.fulfill(json(rooms)));
  await page.route('**/api/roll/room/proof*', (r) => r.fulfill(json({ entry: d(1285), root: H, count: 1391 })));
  await page.route('**/api/roll/room/detail*', (r) => r.fulfill(json(r.request().url().endsWith('2') ? open : r.request().url().endsWith('4') ? playing : ended)));
  await page.route('**/api/roll/room/join/room', (r) => r.fulfill({ status: 403, json: { code: 403, errCode: r.request().postData()?.includes('wrong') ? 955 : 615, errMsg: '房间密码错误', requestId: 'r-1', data: { roomId: rooms[0].id, tasks: requirements, share: open.share } } }));
  const shot = async (name: string, full = true) => { await page.waitForTimeout(900); await page.screenshot({ path: `/tmp/rollpages/${name}-${width}-${language}.png`, fullPage: full }); };
  await page.goto(shop.address() + '/page/roll'); await shot('list');
  await page.goto(shop.address() + '/page/roll/000000000002'); await shot('open');
  await page.goto(shop.address() + '/page/roll/000000000005'); await shot('ended');
  if (width === 1440 || language === 'ZH') { await page.goto(shop.address() + '/page/roll/000000000004'); await shot('playing', false); }
  await page.goto(shop.address() + '/'); await shot('home', false);
  await page.goto(shop.address() + '/page/roll/000000000002');
  await page.locator('section button[data-busy]').filter({ hasText: /立即加入|Join now|Участвовать/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input').fill('wrong'); await dialog.locator('input').press('Enter'); await shot('password', false);
  await dialog.locator('input').fill('right'); await dialog.locator('input').press('Enter'); await page.waitForTimeout(500); await shot('needs', false);
  await page.goto(shop.address() + '/'); 
  if (width === 1440) { await page.locator('aside button, aside a').filter({ hasText: /福利|Бонусы/ }).first().click(); await shot('panel', false); }
});
