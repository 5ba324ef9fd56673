import { LUCKYCARD_DECKS, type DeckRules } from '@skins/engine/luckycard';

const cards = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([skinId, count]) => ({ skinId, count }));

/** Decks of lucky cards in a demonstration, of skins of the demo catalogue. */
export const DEMO_DECKS: DeckRules = {
  ...LUCKYCARD_DECKS.first,
  kinds: [
    {
      kind: 'celadon',
      name: { zh: '青瓷匣', en: 'Celadon', ru: 'Селадон', vi: 'Men ngọc' },
      cards: cards({
        'p12-zhusha-fn': 1,
        'hp4-falang-mw': 1,
        'ar7-luoxia-ft': 1,
        'p12-ziwei-fn': 2,
        'mx5-muyun-ft': 2,
        'ar7-qinghua-fn': 5,
        'mx5-binglie-fn': 6,
        'ar7-yuguo-ft': 10,
        'p12-yuebai-fn': 12,
      }),
      extra: 150_000,
      rate: 9_200,
    },
    {
      kind: 'starchart',
      name: { zh: '星图匣', en: 'Star chart', ru: 'Звёздная карта', vi: 'Bản đồ sao' },
      cards: cards({
        'lr90-xingtu-mw': 1,
        'lr90-xingtu-ft': 2,
        'mx5-chaoxi-fn': 3,
        'p12-dianlan-fn': 6,
        'ar7-yuanshan-fn': 8,
        'mx5-jiangwu-ft': 10,
      }),
      extra: 50_000,
      rate: 9_200,
    },
  ],
};
