import { bilingual, textsHook } from '../../shell/i18n';
import { counted } from '../../shell/i18n/counted';

const texts = bilingual(
  {
    title: '免费开启估算',
    sum: (gems: string) => `估算：最多的一天，若人人把能开的都开了，约值 ${gems} 宝石。`,
    from: (time: string) => `这样的一天最早从 ${time} 开始。`,
    takers: (active: string, fresh: string) => `近 7 天有动静的玩家 ${active} 位，平均每天注册 ${fresh} 位。`,
    beside: (before: string, shop: string) => `改动之前 ${before}；连同全店其他免费开启共 ${shop}。`,
    part: '来自',
    worth: '每次期望值',
    openings: '每人次数',
    players: '人数',
    gems: '当天合计',
    per: { day: '每天', week: '每周一次', month: '每月一次', once: '仅一次' },
    partsShown: (shown: string, all: string) => `已列出 ${shown} / ${all} 项，最贵的在前`,
  },
  {
    title: 'Free openings: an estimate',
    sum: (gems) =>
      `Estimate: about ${gems} gems on the dearest day, if everybody takes every opening that can be had then.`,
    from: (time) => `Such a day is possible from ${time} on.`,
    takers: (active, fresh) =>
      `${counted(active, 'player', 'players')} with an event in the last 7 days; ${fresh} register in a day on average.`,
    beside: (before, shop) =>
      `Before the change: ${before}. With all other free openings of the shop: ${shop}.`,
    part: 'From',
    worth: 'Worth of an opening',
    openings: 'Openings each',
    players: 'Players',
    gems: 'On that day',
    per: { day: 'a day', week: 'once a week', month: 'once a month', once: 'once' },
    partsShown: (shown, all) => `${shown} of ${all} listed, the dearest first`,
  },
);

export const useTexts = textsHook(texts);
