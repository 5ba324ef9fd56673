import type { Text } from '@skins/engine/catalogue';
import type { Prop } from '@skins/engine/kernel';

/** Names of props. */
export const PROP_NAMES: Readonly<Record<Prop, Text>> = {
  OpenBox: { zh: '开箱券', en: 'Box ticket', ru: 'Билет на кейс', vi: 'Vé mở hộp' },
  TrendChart: { zh: '走势图卡', en: 'Trend card', ru: 'Карта графика', vi: 'Thẻ biểu đồ' },
  debris: { zh: '皮肤碎片', en: 'Skin fragment', ru: 'Осколок скина', vi: 'Mảnh vật phẩm' },
  resetOpenBox: { zh: '开箱重置卡', en: 'Reset card', ru: 'Карта сброса', vi: 'Thẻ đặt lại' },
  armyCompetitionCard: {
    zh: '竞技卡',
    en: 'Competition card',
    ru: 'Карта турнира',
    vi: 'Thẻ thi đấu',
  },
};
