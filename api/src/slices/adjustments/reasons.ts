import type { AdjustmentReason } from '@skins/engine/adjustments';
import type { Text } from '@skins/engine/catalogue';
import { type Language, inLanguage } from '../../foundation/http/language.ts';

/** The public reasons of operators, in words. */
export const REASONS: Readonly<Record<AdjustmentReason, Text>> = {
  goodwill: { zh: '补偿', en: 'goodwill', ru: 'компенсация', vi: 'thiện chí' },
  fault: { zh: '故障', en: 'a fault of ours', ru: 'наш сбой', vi: 'lỗi hệ thống' },
  refund: { zh: '退款', en: 'refund', ru: 'возврат', vi: 'hoàn tiền' },
  correction: { zh: '更正', en: 'correction', ru: 'исправление', vi: 'sửa sai' },
  prize: { zh: '奖励', en: 'prize', ru: 'приз', vi: 'phần thưởng' },
  fraud: { zh: '欺诈', en: 'fraud', ru: 'мошенничество', vi: 'gian lận' },
};

const WORDS: ReadonlyMap<string, Text> = new Map(Object.entries(REASONS));

/** Returns a reason in a player's language; null if it is not listed. */
export function whyIn(reason: string | undefined, language: Language): string | null {
  const text = reason === undefined ? undefined : WORDS.get(reason);
  return text === undefined ? null : inLanguage(text, language);
}
