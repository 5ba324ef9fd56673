import { boxDetails } from '@skins/api/boxes/contract';
import { receiveVipAmount, selectUserVip, selectVipConfig } from '@skins/api/vip/contract';
import { assetsRecord, assetsRecordCsv, ledger } from '@skins/api/wallet/contract';
import { describe, expect, it } from 'vitest';
import { newPlayer, openSome } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';

const shop = sharedShop([]);
const BOX = 'zitan';

describe('the gem record over HTTP', () => {
  it('shows only the player’s own postings, at once, page by page and as a file', async () => {
    const player = await newPlayer(shop().client());
    const { position, balance } = await openSome(player, BOX, 1);
    const { price } = await player.client.ask(boxDetails, { query: { boxId: BOX } });
    const after = { headers: { after: position } };
    const record = await player.client.ask(assetsRecord, { ...after, query: { size: 1 } });
    expect(record).toMatchObject({
      total: 2,
      records: [
        { kind: 'box-open', kindName: expect.not.stringMatching(/^box-open$/), change: -price, balance },
      ],
    });
    const second = await player.client.ask(assetsRecord, { query: { size: 1, after: String(record.next) } });
    expect(second).toMatchObject({ records: [{ kind: 'demo-grant', change: 1_000 }], next: null });
    expect(record.kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['box-open', 'vip-bonus']));

    const file = await player.client.call(assetsRecordCsv, after);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="gems.csv"');
    expect(file.text.split('\r\n')).toHaveLength(2 + 2);
    const other = await newPlayer(shop().client());
    await shop().settled();
    expect(await other.client.ask(assetsRecord)).toMatchObject({ total: 1 });
  });

  it('refuses malformed pages, days and filters, and callers who are not players', async () => {
    const player = await newPlayer(shop().client());
    for (const query of ['after=x', 'size=0', 'size=101', 'kind=A%20b', 'way=up', 'from=0.5'])
      expect(await player.client.send('GET', `${assetsRecord.path}?${query}`), query).toMatchObject({
        status: 400,
      });
    expect(await shop().client().refused(assetsRecordCsv)).toMatchObject({ code: 401 });
  });
});

describe('the sum of all gems', () => {
  it('equals the holdings of players, escrow and house, at a position of the log', async () => {
    const player = await newPlayer(shop().client());
    const { position } = await openSome(player, BOX, 1);
    const sum = await shop()
      .client()
      .ask(ledger, { headers: { after: position } });
    const units = (gems: number) => Math.round(gems * 10_000);
    expect(units(sum.minted)).toBe(units(sum.held) + units(sum.escrow) + units(sum.house));
    expect(units(sum.minted)).toBe(sum.mintedFor.reduce((all, { gems }) => all + units(gems), 0));
    expect(sum.position >= position).toBe(true);
  });
});

describe('VIP over HTTP', () => {
  it('has eleven levels, each with its rate as a fraction, and / without a bonus', async () => {
    const levels = await shop().client().ask(selectVipConfig);
    expect(levels.map(({ level }) => level)).toEqual(Array.from({ length: 11 }, (_, level) => level));
    expect(levels[0]).toMatchObject({ vipNum: 0, vipRate: 0, vipAmount: '/' });
    expect(levels[5]).toMatchObject({ vipNum: 1_000, vipRate: 0.025, vipAmount: 10 });
  });

  it('starts at level 0: gifts and openings give no experience, and nothing can be claimed', async () => {
    const player = await newPlayer(shop().client());
    await openSome(player, BOX, 1);
    const own = await player.client.ask(selectUserVip);
    expect(own).toMatchObject({
      vipLevel: 0,
      monthPayAmount: 0,
      redPacketLevel: 0,
      lastMonthLevel: 0,
      vipExperience: 0,
      nextClaim: null,
      paused: false,
    });
    const claim = (level: number, tableHash = own.tableHash) =>
      player.client.refused(receiveVipAmount, { body: { level, tableHash } });
    expect(await claim(1)).toMatchObject({ code: 403, errCode: 803 });
    expect(await claim(0)).toMatchObject({ code: 400, errCode: 800 });
    expect(await claim(11)).toMatchObject({ code: 400, errCode: 800 });
    expect(await claim(1, 'another')).toMatchObject({ code: 409, errCode: 801 });
    const keyless = await player.client.send('POST', receiveVipAmount.path, '{"level":1}');
    expect(keyless).toMatchObject({ status: 403 });
  });
});
