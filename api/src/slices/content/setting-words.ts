import { TEXTS_ASK, type WordsOfRules, choice, field, inFour, text } from '../../foundation/words/index.ts';

const TOPICS = {
  activity: text('常见问题', 'Questions', 'Вопросы', 'Câu hỏi'),
  steamBind: text('绑定平台', 'Link the platform', 'Привязка платформы', 'Liên kết nền tảng'),
  steam: text('平台交易', 'Trades on the platform', 'Обмены на платформе', 'Giao dịch trên nền tảng'),
  aboutus: text('关于我们', 'About us', 'О нас', 'Về chúng tôi'),
};
const LANGUAGES = {
  zh: text('中文', 'Chinese', 'Китайский', 'Tiếng Trung'),
  en: text('英文', 'English', 'Английский', 'Tiếng Anh'),
  ru: text('俄文', 'Russian', 'Русский', 'Tiếng Nga'),
  vi: text('越南文', 'Vietnamese', 'Вьетнамский', 'Tiếng Việt'),
};
/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'help-texts': {
    name: text('帮助中心文本', 'Texts of the help centre', 'Тексты справки', 'Văn bản trợ giúp'),
    about: text(
      '代替项目自带文本的页面，每页一种语言；没有则显示项目文本。空一行另起一段，“- ”开头为列表，链接写作 [文字](/路径)。',
      'Pages that replace the project’s own, each in one language; without one the project’s text shows. An empty line begins a new paragraph, “- ” a list, and a link is [words](/path).',
      'Страницы вместо собственных страниц проекта, каждая на одном языке; без неё показан текст проекта. Пустая строка начинает абзац, «- » — список, ссылка — [слова](/путь).',
      'Các trang thay cho trang của dự án, mỗi trang một ngôn ngữ; nếu không có sẽ hiện văn bản của dự án. Dòng trống bắt đầu đoạn mới, “- ” là danh sách, liên kết viết [chữ](/đường-dẫn).',
    ),
    asks: TEXTS_ASK,
    fields: {
      '/pages': field('text', '页面', 'Pages', 'Страницы', 'Các trang'),
      '/pages/*': field('text', '页面 {k}', 'Page {k}', 'Страница {k}', 'Trang {k}'),
      '/pages/*/topic': choice(
        TOPICS,
        '页面 {k} 主题',
        'Page {k}: topic',
        'Страница {k}: тема',
        'Trang {k}: chủ đề',
      ),
      '/pages/*/language': choice(
        LANGUAGES,
        '页面 {k} 语言',
        'Page {k}: language',
        'Страница {k}: язык',
        'Trang {k}: ngôn ngữ',
      ),
      '/pages/*/questions': field(
        'text',
        '页面 {k} 问题',
        'Page {k}: questions',
        'Страница {k}: вопросы',
        'Trang {k}: câu hỏi',
      ),
      '/pages/*/questions/*': field(
        'text',
        '页面 {k} 的问题',
        'Question of page {k}',
        'Вопрос страницы {k}',
        'Câu hỏi của trang {k}',
      ),
      '/pages/*/questions/*/id': field(
        'text',
        '页面 {k} 问题代号（字母、数字与连字符）',
        'Page {k}: id of the question (letters, digits, hyphens)',
        'Страница {k}: код вопроса (латинские буквы, цифры, дефисы)',
        'Trang {k}: mã câu hỏi (chữ, số, gạch nối)',
      ),
      '/pages/*/questions/*/title': field(
        'text',
        '页面 {k} 问题标题',
        'Page {k}: question',
        'Страница {k}: вопрос',
        'Trang {k}: câu hỏi',
      ),
      '/pages/*/questions/*/text': field(
        'text',
        '页面 {k} 回答',
        'Page {k}: answer',
        'Страница {k}: ответ',
        'Trang {k}: trả lời',
      ),
    },
  },
  banners: {
    name: text('首页横幅', 'Banners', 'Баннеры', 'Biểu ngữ'),
    about: text(
      '首页轮播的图片；没有则显示最新盲盒。权重大的在前。',
      'Pictures that take turns on the home page; without any the newest boxes show. The highest weight comes first.',
      'Изображения, сменяющие друг друга на главной; без них показаны новейшие кейсы. Больший вес — раньше.',
      'Hình luân phiên trên trang chủ; nếu không có sẽ hiện hộp mới nhất. Trọng số lớn đứng trước.',
    ),
    asks: TEXTS_ASK,
    fields: {
      '/banners': field('text', '横幅', 'Banners', 'Баннеры', 'Biểu ngữ'),
      '/banners/*': field('text', '横幅 {k}', 'Banner {k}', 'Баннер {k}', 'Biểu ngữ {k}'),
      '/banners/*/id': field(
        'text',
        '横幅 {k} 代号（小写字母、数字与连字符）',
        'Id {k} (lower-case letters, digits and hyphens)',
        'Код {k} (строчные буквы, цифры и дефисы)',
        'Mã {k} (chữ thường, chữ số và gạch nối)',
      ),
      ...inFour('/banners/*/title', '横幅 {k} 标题', 'Title {k}', 'Заголовок {k}', 'Tiêu đề {k}'),
      '/banners/*/image': field(
        'picture',
        '横幅 {k} 图片（约 1272 × 440）',
        'Picture {k} (about 1272 × 440)',
        'Изображение {k} (около 1272 × 440)',
        'Hình {k} (khoảng 1272 × 440)',
      ),
      '/banners/*/moveImage': field(
        'picture',
        '横幅 {k} 手机图片（约 780 × 780）',
        'Picture {k} for phones (about 780 × 780)',
        'Изображение {k} для телефонов (около 780 × 780)',
        'Hình {k} cho điện thoại (khoảng 780 × 780)',
      ),
      '/banners/*/link': field(
        'text',
        '横幅 {k} 链接（如 /case/hash）',
        'Link {k} (such as /case/hash)',
        'Ссылка {k} (например, /case/hash)',
        'Liên kết {k} (ví dụ /case/hash)',
      ),
      '/banners/*/weight': field('count', '横幅 {k} 权重', 'Weight {k}', 'Вес {k}', 'Trọng số {k}'),
    },
  },
  'link-hosts': {
    name: text('可链接的主机', 'Hosts for links', 'Узлы для ссылок', 'Máy chủ được liên kết'),
    about: text(
      '公告、帮助和横幅可链接到的站外主机（https）。移除后，指向它的链接立即变为普通文字。',
      'Hosts outside the shop that announcements, help and banners may link to (https). Once one is removed, links to it show as plain words.',
      'Внешние узлы (https), на которые могут ссылаться объявления, справка и баннеры. После удаления ссылки на узел становятся простым текстом.',
      'Máy chủ bên ngoài (https) mà thông báo, trợ giúp và biểu ngữ được liên kết tới. Khi bị gỡ, liên kết tới đó chỉ còn là chữ thường.',
    ),
    fields: {
      '/hosts': field('text', '主机', 'Hosts', 'Узлы', 'Máy chủ'),
      '/hosts/*': field('text', '主机 {k}', 'Host {k}', 'Узел {k}', 'Máy chủ {k}'),
    },
  },
};
