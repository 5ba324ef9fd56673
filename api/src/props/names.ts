import type { Text } from '@skins/engine/catalogue';
import type { Prop } from '@skins/engine/kernel';

/** What props are called. */
export const PROP_NAMES: Readonly<Record<Prop, Text>> = {
  OpenBox: { zh: '开箱券', en: 'box ticket', ru: 'билет на кейс', vi: 'vé mở hộp' },
  TrendChart: { zh: '走势图卡', en: 'trend card', ru: 'карта графика', vi: 'thẻ biểu đồ' },
  debris: { zh: '皮肤碎片', en: 'skin fragment', ru: 'осколок скина', vi: 'mảnh skin' },
  resetOpenBox: { zh: '开箱重置卡', en: 'reset card', ru: 'карта сброса', vi: 'thẻ đặt lại' },
  armyCompetitionCard: {
    zh: '争霸赛卡',
    en: 'competition card',
    ru: 'карта турнира',
    vi: 'thẻ thi đấu',
  },
};
