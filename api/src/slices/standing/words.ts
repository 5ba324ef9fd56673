import type { Text } from '@skins/engine/catalogue';
import type { LiftReason, PlayerSuspendedRejection, SuspendReason } from '@skins/engine/standing';
import { houseTime } from '../../foundation/game/house-day.ts';
import type { RefusalDetail } from '../../foundation/game/refusal-detail.ts';

/** Reasons of a suspension, as players read them. */
const SUSPEND_WORDS: Readonly<Record<SuspendReason, Text>> = {
  requested: {
    zh: '本人申请',
    en: 'at your own request',
    ru: 'по вашей просьбе',
    vi: 'theo yêu cầu của bạn',
  },
  security: {
    zh: '账号安全',
    en: 'to keep the account safe',
    ru: 'для защиты аккаунта',
    vi: 'để bảo vệ tài khoản',
  },
  'fraud-suspected': {
    zh: '疑似欺诈，正在核实',
    en: 'fraud is suspected and being looked into',
    ru: 'подозрение на мошенничество, идёт проверка',
    vi: 'nghi gian lận, đang xác minh',
  },
  'rules-broken': {
    zh: '违反规则',
    en: 'the rules were broken',
    ru: 'нарушены правила',
    vi: 'vi phạm quy định',
  },
  underage: {
    zh: '未满年龄要求',
    en: 'the age required is not reached',
    ru: 'не достигнут возраст',
    vi: 'chưa đủ tuổi',
  },
};

export const LIFT_WORDS: Readonly<Record<LiftReason, Text>> = {
  cleared: { zh: '已核实', en: 'cleared up', ru: 'проверено', vi: 'đã xác minh' },
  mistake: { zh: '误操作', en: 'it was a mistake', ru: 'ошибка', vi: 'nhầm lẫn' },
  requested: { zh: '本人申请', en: 'at the player’s request', ru: 'по просьбе игрока', vi: 'theo yêu cầu' },
};

const UNTIL: Text = { zh: '至', en: 'until', ru: 'до', vi: 'đến' };
const OPEN_END: Text = {
  zh: '解除时间未定',
  en: 'until it is lifted',
  ru: 'до отмены',
  vi: 'đến khi được gỡ',
};

/**
 * Returns the reason and the end of a suspension, in house time.
 * @param until milliseconds since 1970; null: until it is lifted
 * @param offset house offset, in minutes ahead of UTC
 */
export function suspensionText(
  { reason, until }: { readonly reason: SuspendReason; readonly until: number | null },
  offset: number,
): Text {
  const words = SUSPEND_WORDS[reason];
  const said = (language: keyof Text): string => {
    const end = until === null ? OPEN_END[language] : `${UNTIL[language]} ${houseTime(until, offset)}`;
    return `${words[language]}, ${end}`;
  };
  return { zh: said('zh').replace(', ', '，'), en: said('en'), ru: said('ru'), vi: said('vi') };
}

const isSuspension = (rejection: { readonly code: string }): rejection is PlayerSuspendedRejection =>
  rejection.code === 'player-suspended';

export const detailOf: RefusalDetail = (rejection, offset) =>
  isSuspension(rejection) ? suspensionText(rejection, offset) : undefined;
