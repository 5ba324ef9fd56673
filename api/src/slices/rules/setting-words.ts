import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'change-notice': {
    name: text('公示时间', 'Notice of changes', 'Срок уведомления', 'Thời gian báo trước'),
    about: text(
      '改动在生效之前至少公示多久。',
      'How long before it counts a change is published at least.',
      'За какое время до вступления в силу изменение публикуют.',
      'Thay đổi phải được công bố trước khi có hiệu lực ít nhất bao lâu.',
    ),
    fields: {
      '/boxes': field('ms', '盲盒与价格', 'Boxes and prices', 'Кейсы и цены', 'Hộp và giá'),
      '/rules': field('ms', '规则', 'Rules', 'Правила', 'Quy tắc'),
      '/odds': field(
        'ms',
        '等同概率的规则',
        'Rules that are like odds',
        'Правила, подобные шансам',
        'Quy tắc giống tỷ lệ',
      ),
    },
  },
  'change-freeze': {
    name: text('变更冻结', 'Freeze of changes', 'Заморозка изменений', 'Đóng băng thay đổi'),
    about: text(
      '在这段时间里，没有任何改动生效。紧急停止不受限制。',
      'Within this time no change takes effect. Emergency stops are not held up by it.',
      'В это время ни одно изменение не вступает в силу. Экстренные остановки возможны.',
      'Trong thời gian này không thay đổi nào có hiệu lực. Dừng khẩn cấp không bị hạn chế.',
    ),
    fields: {
      '/freeze': field('switch', '冻结', 'Freeze', 'Заморозка', 'Đóng băng'),
      '/freeze/from': field('time', '开始', 'From', 'Начало', 'Từ'),
      '/freeze/until': field('time', '结束', 'Until', 'Конец', 'Đến'),
    },
  },
  'house-time': {
    name: text('本店时间', 'House time', 'Время магазина', 'Giờ của cửa hàng'),
    about: text(
      '本店的一天何时开始：比 UTC 早多少分钟，须为 15 的倍数（480 即 UTC+8）。每日上限与统计随之而变；已经计入的日子不变。',
      'When the house’s day begins: how many minutes ahead of UTC, a multiple of 15 (480 is UTC+8). Limits and statistics by day follow it; what was counted stays in its day.',
      'Когда начинаются сутки магазина: на сколько минут раньше UTC, кратно 15 (480 — это UTC+8). За ним следуют дневные пределы и статистика; уже учтённое остаётся в своём дне.',
      'Ngày của cửa hàng bắt đầu khi nào: sớm hơn UTC bao nhiêu phút, bội số của 15 (480 là UTC+8). Giới hạn và thống kê theo ngày sẽ theo đó; những gì đã tính giữ nguyên ngày cũ.',
    ),
    fields: {
      '/offsetMinutes': field(
        'count',
        '比 UTC 早（分钟）',
        'Minutes ahead of UTC',
        'Минут раньше UTC',
        'Số phút sớm hơn UTC',
      ),
    },
  },
};
