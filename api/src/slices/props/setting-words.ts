import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'fragment-exchange': {
    name: text('碎片兑换', 'Fragments for skins', 'Обмен осколков', 'Đổi mảnh'),
    about: text(
      '玩家可用多少皮肤碎片兑换哪些皮肤。碎片只由活动赠送，不出售。',
      'Which skins players get for how many fragments. Fragments are given by activities alone, and never sold.',
      'Какие скины и за сколько осколков получают игроки. Осколки только дарят, их не продают.',
      'Người chơi đổi bao nhiêu mảnh lấy skin nào. Mảnh chỉ do hoạt động tặng, không bán.',
    ),
    fields: {
      '/open': field('switch', '开放兑换', 'Fragments are exchanged', 'Обмен открыт', 'Mở đổi mảnh'),
      '/offers': field('text', '可兑换的皮肤', 'Skins offered', 'Предлагаемые скины', 'Vật phẩm được đổi'),
      '/offers/*': field('text', '皮肤 {k}', 'Skin {k}', 'Скин {k}', 'Vật phẩm {k}'),
      '/offers/*/skinId': field('text', '皮肤编号', 'Id of the skin', 'Номер скина', 'Mã vật phẩm'),
      '/offers/*/fragments': field('count', '所需碎片', 'Fragments', 'Осколков', 'Số mảnh'),
    },
    asks: text(
      '每种皮肤只列一次',
      'Each skin is offered once',
      'Каждый скин указан один раз',
      'Mỗi skin chỉ nêu một lần',
    ),
  },
};
