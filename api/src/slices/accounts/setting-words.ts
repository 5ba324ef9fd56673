import {
  AGREED_LANGUAGES,
  AGREED_TOPICS,
  type AgreedLanguage,
  type AgreedTopic,
} from '@skins/engine/accounts';
import type { Text } from '@skins/engine/catalogue';
import { type FieldWords, TEXTS_ASK, type WordsOfRules, field, text } from '../../foundation/words/index.ts';

const TOPICS: Readonly<Record<AgreedTopic, Text>> = {
  Termsofuse: text('用户协议', 'Terms of use', 'Условия', 'Điều khoản'),
  Privacypolicy: text('隐私政策', 'Privacy', 'Личные данные', 'Quyền riêng tư'),
  shouldknow: text('用前须知', 'Before you start', 'Перед началом', 'Trước khi bắt đầu'),
  hash: text('哈希与验证', 'Hashes and checking', 'Хеши и проверка', 'Băm và kiểm tra'),
};
const LANGUAGES: Readonly<Record<AgreedLanguage, Text>> = {
  zh: text('中文', 'Chinese', 'по-китайски', 'tiếng Trung'),
  en: text('英文', 'English', 'по-английски', 'tiếng Anh'),
  ru: text('俄文', 'Russian', 'по-русски', 'tiếng Nga'),
  vi: text('越南文', 'Vietnamese', 'по-вьетнамски', 'tiếng Việt'),
};

/** Returns the name of a place within a text. */
const within = ({ zh, en, ru, vi }: Text, part: Text): FieldWords =>
  field('text', `${zh}：${part.zh}`, `${en}: ${part.en}`, `${ru}: ${part.ru}`, `${vi}: ${part.vi}`);

const joined = (parts: readonly Readonly<Record<string, FieldWords>>[]) =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

const fieldsIn = (topic: AgreedTopic, language: AgreedLanguage): Readonly<Record<string, FieldWords>> => {
  const path = `/${topic}/${language}`;
  const name = within(TOPICS[topic], LANGUAGES[language]);
  const question = within(name.name, text('问题 {k}', 'question {k}', 'вопрос {k}', 'câu hỏi {k}'));
  return {
    [path]: name,
    [`${path}/*`]: question,
    [`${path}/*/id`]: within(
      question.name,
      text(
        '代号（字母、数字与连字符）',
        'id (letters, digits, hyphens)',
        'код (латинские буквы, цифры, дефисы)',
        'mã (chữ, số, gạch nối)',
      ),
    ),
    [`${path}/*/title`]: within(question.name, text('标题', 'title', 'заголовок', 'tiêu đề')),
    [`${path}/*/text`]: within(question.name, text('内容', 'text', 'текст', 'nội dung')),
  };
};

const fieldsOf = (topic: AgreedTopic): Readonly<Record<string, FieldWords>> => ({
  [`/${topic}`]: field('text', TOPICS[topic].zh, TOPICS[topic].en, TOPICS[topic].ru, TOPICS[topic].vi),
  [`/${topic}/revision`]: {
    ...within(
      TOPICS[topic],
      text(
        '修订号（改动后玩家须重新同意）',
        'revision (another one asks players again)',
        'редакция (другая — игроки соглашаются снова)',
        'số sửa đổi (đổi số thì hỏi lại người chơi)',
      ),
    ),
    unit: 'count',
  },
  ...joined(AGREED_LANGUAGES.map((language) => fieldsIn(topic, language))),
});

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  grants: {
    name: text('新玩家赠送', 'Grant to new players', 'Подарок новым игрокам', 'Quà cho người chơi mới'),
    about: text(
      '新注册的玩家得到多少宝石。此外不会凭空产生宝石。',
      'How many gems a new player is given. None are ever made otherwise.',
      'Сколько самоцветов получает новый игрок. Иначе самоцветы не создаются.',
      'Người chơi mới được tặng bao nhiêu ngọc. Ngoài ra không tạo thêm ngọc.',
    ),
    fields: {
      '/newPlayer': field('gems', '赠送宝石', 'Gems given', 'Самоцветов в подарок', 'Số ngọc tặng'),
    },
  },
  agreement: {
    name: text(
      '玩家同意的文本',
      'Texts that players agree to',
      'Тексты согласия',
      'Văn bản người chơi đồng ý',
    ),
    about: text(
      '注册时同意的四份文本，四种语言。修订号改变后，每位玩家下次来时重新同意；只改文字不改修订号则不询问。每一版按哈希永久可查。',
      'The four texts that players agree to when they register, in four languages. After a change of a revision each player is asked at the next visit; words that change without it ask nobody. Each version stays readable by its hash.',
      'Четыре текста, на которые игрок соглашается при регистрации, на четырёх языках. После смены редакции каждый игрок соглашается снова при следующем визите; правка слов без неё никого не спрашивает. Каждая версия доступна по хешу.',
      'Bốn văn bản người chơi đồng ý khi đăng ký, bằng bốn thứ tiếng. Khi số sửa đổi thay đổi, mỗi người chơi được hỏi lại ở lần ghé sau; chỉ sửa chữ thì không hỏi ai. Mỗi bản đều xem được theo hash.',
    ),
    asks: TEXTS_ASK,
    fields: joined(AGREED_TOPICS.map(fieldsOf)),
  },
};
