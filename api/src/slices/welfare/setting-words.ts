import { TEXTS_ASK, type WordsOfRules, choice, field, inFour, text } from '../../foundation/words/index.ts';

const NOTICE_CHOICES = {
  activity: text('活动', 'Activities', 'Активности', 'Hoạt động'),
  update: text('更新', 'Updates', 'Обновления', 'Cập nhật'),
  rules: text('规则', 'Rules', 'Правила', 'Quy tắc'),
};

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'week-benefits': {
    name: text('每周福利', 'Weekly welfare', 'Еженедельный бонус', 'Phúc lợi tuần'),
    about: text(
      '各VIP等级每周可领取多少宝石；留空即没有。周一 00:00（本店时间）重新开始。',
      'How many gems each VIP level is given a week; empty: none. It begins anew on Monday 00:00 of the house.',
      'Сколько самоцветов в неделю получает каждый уровень VIP; пусто: ничего. Начинается заново в понедельник в 00:00 по времени магазина.',
      'Mỗi cấp VIP được nhận bao nhiêu ngọc mỗi tuần; để trống: không có. Bắt đầu lại lúc 00:00 thứ Hai theo giờ cửa hàng.',
    ),
    fields: {
      '/levels': field('text', '等级', 'Levels', 'Уровни', 'Các cấp'),
      '/levels/*': field('text', 'VIP {n}', 'VIP {n}', 'VIP {n}', 'VIP {n}'),
      '/levels/*/level': field(
        'count',
        'VIP {n}：等级',
        'VIP {n}: level',
        'VIP {n}: уровень',
        'VIP {n}: cấp',
      ),
      '/levels/*/amount': field(
        'gems',
        'VIP {n}：每周宝石',
        'VIP {n}: gems a week',
        'VIP {n}: самоцветов в неделю',
        'VIP {n}: ngọc mỗi tuần',
      ),
    },
  },
  announcements: {
    name: text('公告', 'Announcements', 'Объявления', 'Thông báo'),
    about: text(
      '本店向所有人公布的内容，四种语言都须填写；空一行即另起一段，“- ”开头为列表，链接写作 [文字](/路径)。',
      'What the shop tells everybody, in all four languages; an empty line begins a new paragraph, “- ” a list, and a link is [words](/path).',
      'Что магазин сообщает всем, на всех четырёх языках; пустая строка начинает новый абзац, «- » — список, ссылка — [слова](/путь).',
      'Những gì cửa hàng thông báo cho mọi người, bằng cả bốn ngôn ngữ; một dòng trống bắt đầu đoạn mới, “- ” là danh sách, liên kết viết [chữ](/đường-dẫn).',
    ),
    asks: TEXTS_ASK,
    fields: {
      '/notices': field('text', '公告', 'Announcements', 'Объявления', 'Thông báo'),
      '/notices/*': field('text', '公告 {k}', 'Announcement {k}', 'Объявление {k}', 'Thông báo {k}'),
      '/notices/*/id': field(
        'text',
        '公告 {k} 代号（小写字母、数字与连字符）',
        'Id {k} (lower-case letters, digits and hyphens)',
        'Код {k} (строчные буквы, цифры и дефисы)',
        'Mã {k} (chữ thường, chữ số và gạch nối)',
      ),
      '/notices/*/type': choice(NOTICE_CHOICES, '公告 {k} 类别', 'About {k}', 'О чём {k}', 'Loại {k}'),
      ...inFour('/notices/*/title', '公告 {k} 标题', 'Title {k}', 'Заголовок {k}', 'Tiêu đề {k}'),
      ...inFour('/notices/*/content', '公告 {k} 正文', 'Text {k}', 'Текст {k}', 'Nội dung {k}'),
      '/notices/*/since': field(
        'time',
        '公告 {k} 起始时间（留空即生效后立即显示）',
        'Shown from {k} (empty: at once)',
        'Показывать с {k} (пусто: сразу)',
        'Hiển thị từ {k} (để trống: ngay)',
      ),
    },
  },
};
