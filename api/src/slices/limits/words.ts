import type { Text } from '@skins/engine/catalogue';
import { offsetText, toGems } from '@skins/engine/kernel';
import type { LimitKind, LimitSpan, LimitedRejection } from '@skins/engine/limits';
import { houseTime } from '../../foundation/game/house-day.ts';
import type { RefusalDetail } from '../../foundation/game/refusal-detail.ts';
import { filled } from '../../foundation/words/index.ts';

type Languages = keyof Text;
const LANGUAGES: readonly Languages[] = ['zh', 'en', 'ru', 'vi'];

/** Builds a text for each language. */
function inEach(say: (language: Languages) => string): Text {
  const [zh = '', en = '', ru = '', vi = ''] = LANGUAGES.map(say);
  return { zh, en, ru, vi };
}

export const KIND_WORDS: Readonly<Record<LimitKind, Text>> = {
  deposit: { zh: '充值', en: 'top-ups', ru: 'пополнения', vi: 'nạp tiền' },
  loss: { zh: '亏损', en: 'losses', ru: 'проигрыш', vi: 'khoản thua' },
  time: { zh: '游戏时间', en: 'play time', ru: 'время игры', vi: 'thời gian chơi' },
};

export const SPAN_WORDS: Readonly<Record<LimitSpan, Text>> = {
  day: { zh: '24 小时', en: '24 hours', ru: '24 часа', vi: '24 giờ' },
  week: { zh: '7 天', en: '7 days', ru: '7 дней', vi: '7 ngày' },
  month: { zh: '30 天', en: '30 days', ru: '30 дней', vi: '30 ngày' },
};

const GEMS: Text = {
  zh: '{amount} 宝石',
  en: '{amount|gem|gems}',
  ru: '{amount|самоцвет|самоцвета|самоцветов}',
  vi: '{amount} ngọc',
};
const MINUTES: Text = {
  zh: '{amount} 分钟',
  en: '{amount|minute|minutes}',
  ru: '{amount|минута|минуты|минут}',
  vi: '{amount} phút',
};

/** Formats an amount with its unit: '12.5 gems', '30 minutes'. @param amount 1/10,000 gem, or minutes */
const quantity = (kind: LimitKind, amount: number, language: Languages): string =>
  kind === 'time'
    ? filled(MINUTES, language, { amount })
    : filled(GEMS, language, { amount: toGems(amount) });

export const quantityText = (kind: LimitKind, amount: number): Text =>
  inEach((language) => quantity(kind, amount, language));

const LEFT: Text = {
  zh: '{kind} {span} 限额 {limit}，剩余 {left}',
  en: '{kind} in {span}: limit {limit}, {left} left',
  ru: '{kind} за {span}: лимит {limit}, осталось {left}',
  vi: '{kind} trong {span}: hạn mức {limit}, còn {left}',
};
const NEXT: Text = {
  zh: '，{time} 起释放',
  en: ', more from {time}',
  ru: ', больше с {time}',
  vi: ', thêm từ {time}',
};
const UNTIL: Text = { zh: '至 {time}', en: 'until {time}', ru: 'до {time}', vi: 'đến {time}' };
const PLAYED: Text = {
  zh: '{minutes} 分钟，净结果 {net} 宝石',
  en: '{minutes|minute|minutes}, net result {net|gem|gems}',
  ru: '{minutes|минута|минуты|минут}, итог {net|самоцвет|самоцвета|самоцветов}',
  vi: '{minutes} phút, kết quả ròng {net} ngọc',
};

/** Returns the details of a limit's refusal; undefined if the refusal says enough. */
function limitedText(rejection: LimitedRejection, offset: number): Text | undefined {
  const at = (time: number): string => houseTime(time, offset);
  switch (rejection.code) {
    case 'self-excluded':
    case 'on-break':
      return inEach((language) => filled(UNTIL, language, { time: at(rejection.until) }));
    case 'outside-hours':
      return inEach(() => `${rejection.from}:00–${rejection.until}:00 UTC${offsetText(offset)}`);
    case 'too-soon':
      return inEach(() => String(Math.ceil(rejection.waitMs / 1_000)));
    case 'reality-check-due': {
      const net = toGems(rejection.returned - rejection.staked);
      return inEach((language) => filled(PLAYED, language, { minutes: rejection.minutes, net }));
    }
    case 'limit-reached': {
      const { kind, span, limit, used, next } = rejection;
      const time = next === null ? undefined : at(next);
      return inEach((language) => {
        const said = filled(LEFT, language, {
          kind: KIND_WORDS[kind][language],
          span: SPAN_WORDS[span][language],
          limit: quantity(kind, limit, language),
          left: quantity(kind, Math.max(0, limit - used), language),
        });
        return time === undefined ? said : said + filled(NEXT, language, { time });
      });
    }
    case 'real-name-required':
    case 'adults-only':
    case 'one-at-a-time':
    default:
      return undefined;
  }
}

const CODES: ReadonlySet<string> = new Set([
  'self-excluded',
  'on-break',
  'real-name-required',
  'adults-only',
  'outside-hours',
  'reality-check-due',
  'too-soon',
  'one-at-a-time',
  'limit-reached',
] satisfies readonly LimitedRejection['code'][]);

/** Tests whether limits or the policy refused a command. */
const isLimited = (rejection: { readonly code: string }): rejection is LimitedRejection =>
  CODES.has(rejection.code);

export const detailOf: RefusalDetail = (rejection, offset) =>
  isLimited(rejection) ? limitedText(rejection, offset) : undefined;
