import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'wish-terms': {
    name: text('许愿规则', 'Wishes', 'Желания', 'Điều ước'),
    about: text(
      '手续费、每人份数上限、期限，以及各 VIP 等级可以种的数量与价位。',
      'The fee, the shares that one player may hold, the durations, and what each VIP level may plant.',
      'Комиссия, предел долей на игрока, сроки и что может посадить каждый уровень VIP.',
      'Phí, số phần tối đa mỗi người, thời hạn, và mỗi cấp VIP được trồng gì.',
    ),
    fields: {
      '/feeRate': field('share', '手续费', 'Fee', 'Комиссия', 'Phí'),
      '/most': field(
        'count',
        '每人最多份数',
        'Shares a player at most',
        'Долей на игрока',
        'Số phần tối đa mỗi người',
      ),
      '/hours': field('text', '期限', 'Durations', 'Сроки', 'Thời hạn'),
      '/hours/*': field('count', '小时', 'Hours', 'Часов', 'Giờ'),
      '/priceLeast': field('gems', '最低价位', 'Cheapest skin', 'Самый дешёвый предмет', 'Giá thấp nhất'),
      '/levels': field(
        'text',
        '等级（从 VIP 0 起）',
        'Levels, from VIP 0',
        'Уровни, с VIP 0',
        'Cấp, từ VIP 0',
      ),
      '/levels/*': field('text', '等级', 'Level', 'Уровень', 'Cấp'),
      '/levels/*/atOnce': field(
        'count',
        '同时可种',
        'Wishes at once',
        'Желаний сразу',
        'Số điều ước cùng lúc',
      ),
      '/levels/*/priceMost': field(
        'gems',
        '最高价位',
        'Dearest skin',
        'Самый дорогой предмет',
        'Giá cao nhất',
      ),
      '/ceiling': field(
        'gems',
        '任何愿的价格上限',
        'Dearest skin of any wish',
        'Предел цены желания',
        'Giá tối đa của mọi điều ước',
      ),
      '/houseCeiling': field(
        'gems',
        '无独立公共信标时的上限',
        'The same without an independent beacon',
        'То же без независимого маяка',
        'Như trên khi không có nguồn độc lập',
      ),
    },
  },
  'wish-house': {
    name: text('本店种愿', 'Wishes of the house', 'Желания заведения', 'Điều ước của cửa hàng'),
    about: text(
      '本店每天从某个整点起依次种下的愿。本店不买份。',
      'The wishes that the house plants each day from an hour on, in turn. It buys no share.',
      'Желания, которые заведение сажает каждый день с указанного часа по очереди. Долей оно не покупает.',
      'Các điều ước cửa hàng lần lượt trồng mỗi ngày từ một giờ. Cửa hàng không mua phần.',
    ),
    fields: {
      '/hour': field('count', '整点', 'Hour', 'Час', 'Giờ'),
      '/aDay': field('count', '每天几个', 'Wishes a day', 'Желаний в день', 'Số điều ước mỗi ngày'),
      '/hours': field('count', '期限（小时）', 'Duration in hours', 'Срок в часах', 'Thời hạn (giờ)'),
      '/skins': field('text', '藏品', 'Skins', 'Предметы', 'Vật phẩm'),
      '/skins/*': field('text', '藏品编号', 'Id of a skin', 'Номер предмета', 'Mã vật phẩm'),
    },
  },
};
