import { type FieldWords, type WordsOfRules, field, text } from '../../foundation/words/index.ts';

const LANGUAGES: readonly (readonly [key: string, ...words: readonly [string, string, string, string]])[] = [
  ['zh', '中文', 'Chinese', 'по-китайски', 'tiếng Trung'],
  ['en', '英文', 'English', 'по-английски', 'tiếng Anh'],
  ['ru', '俄文', 'Russian', 'по-русски', 'tiếng Nga'],
  ['vi', '越南文', 'Vietnamese', 'по-вьетнамски', 'tiếng Việt'],
];

const names: readonly (readonly [string, FieldWords])[] = LANGUAGES.map(([key, zh, en, ru, vi]) => [
  `/name/${key}`,
  field('text', `名称：${zh}`, `Name: ${en}`, `Название: ${ru}`, `Tên: ${vi}`),
]);

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'red-packets': {
    name: text('红包雨', 'Red-packet rain', 'Дождь красных конвертов', 'Mưa lì xì'),
    about: text(
      '每天何时下红包雨，每场由本店预留多少宝石，每个红包值多少。每场在开始前至多一天公布，并按当时的规则进行；关闭后，已公布未开始的场次取消，预留全部退回。',
      'When red packets fall each day, what the house reserves for each rain, and what a packet is worth. A rain is announced a day ahead at most and falls by the rules of that time. Once closed, announced rains are cancelled and everything reserved goes back.',
      'Когда каждый день падают конверты, сколько магазин откладывает на каждый дождь и сколько стоит конверт. Дождь объявляют не раньше чем за день, и он идёт по правилам того времени. После закрытия объявленные дожди отменяются, отложенное возвращается.',
      'Mỗi ngày mưa lì xì lúc nào, cửa hàng dành bao nhiêu cho mỗi trận và mỗi lì xì đáng giá bao nhiêu. Mỗi trận công bố trước nhiều nhất một ngày và theo quy tắc lúc đó. Khi đóng, các trận đã công bố bị hủy và phần dành riêng được hoàn lại.',
    ),
    fields: {
      '/open': field('switch', '开放', 'Open', 'Открыто', 'Mở'),
      '/starts': {
        ...field('text', '每天的开始时间', 'Starts each day', 'Начало каждый день', 'Giờ bắt đầu mỗi ngày'),
        clock: true,
      },
      '/starts/*': field(
        'count',
        '第 {k} 场：本店时间零点后的分钟数',
        'Rain {k}: minutes after midnight of the house',
        'Дождь {k}: минут после полуночи магазина',
        'Trận {k}: số phút sau nửa đêm của cửa hàng',
      ),
      '/name': field('text', '名称', 'Name', 'Название', 'Tên'),
      ...Object.fromEntries(names),
      '/total': field(
        'gems',
        '每场由本店预留',
        'Reserved by the house for each rain',
        'Магазин откладывает на каждый дождь',
        'Cửa hàng dành cho mỗi trận',
      ),
      '/perPlayer': field(
        'count',
        '每人每场最多红包数',
        'Packets of one player at most',
        'Конвертов одному игроку не больше',
        'Số lì xì tối đa mỗi người',
      ),
      '/seconds': field('count', '下落秒数', 'Seconds of the fall', 'Секунд падения', 'Số giây rơi'),
      '/table': field('text', '红包金额表', 'Amounts of packets', 'Суммы конвертов', 'Bảng giá trị lì xì'),
      '/table/*': field('text', '第 {k} 行', 'Row {k}', 'Строка {k}', 'Dòng {k}'),
      '/table/*/amount': field(
        'gems',
        '第 {k} 行：金额',
        'Row {k}: amount',
        'Строка {k}: сумма',
        'Dòng {k}: giá trị',
      ),
      '/table/*/weight': field(
        'count',
        '第 {k} 行：权重',
        'Row {k}: weight',
        'Строка {k}: вес',
        'Dòng {k}: trọng số',
      ),
    },
  },
};
