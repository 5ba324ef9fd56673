import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'catalogue-bounds': {
    name: text('目录界限', 'Bounds of the catalogue', 'Границы каталога', 'Giới hạn danh mục'),
    about: text(
      '盲盒的返还率与价格必须在这些界限之内。',
      'Within which the return and the price of a box have to be.',
      'В этих границах должны быть возврат и цена кейса.',
      'Tỷ lệ hoàn và giá hộp phải nằm trong các giới hạn này.',
    ),
    fields: {
      '/rtp': field('share', '返还率', 'Return', 'Возврат', 'Tỷ lệ hoàn'),
      '/rtp/min': field('share', '返还率下限', 'Least return', 'Наименьший возврат', 'Tỷ lệ hoàn thấp nhất'),
      '/rtp/max': field(
        'share',
        '返还率上限',
        'Greatest return',
        'Наибольший возврат',
        'Tỷ lệ hoàn cao nhất',
      ),
      '/priceMin': field('gems', '最低价格', 'Least price', 'Наименьшая цена', 'Giá thấp nhất'),
      '/priceMax': field('gems', '最高价格', 'Greatest price', 'Наибольшая цена', 'Giá cao nhất'),
    },
  },
  'image-host': {
    name: text('图片域名', 'Image host', 'Хост картинок', 'Máy chủ ảnh'),
    about: text(
      '皮肤、箱子和横幅中，以斜杠开头的图片由哪个域名提供；留空即由本店提供。',
      'Where pictures of skins, boxes and banners come from if their path begins with a slash; empty: from the shop itself.',
      'Откуда берутся картинки скинов, кейсов и баннеров, чей путь начинается с косой черты; пусто: из самого магазина.',
      'Ảnh skin, hòm và biểu ngữ có đường dẫn bắt đầu bằng dấu gạch chéo lấy từ đâu; để trống: từ chính cửa hàng.',
    ),
    fields: {
      '/origin': field(
        'text',
        '域名（https://…）',
        'Origin (https://…)',
        'Адрес (https://…)',
        'Địa chỉ (https://…)',
      ),
    },
  },
};
