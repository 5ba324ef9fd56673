import type { Text } from '@skins/engine/catalogue';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import type { Gate } from './shapes.ts';

/** A gate of a change, without language. */
export interface KeptGate {
  readonly code: string;
  readonly passed: boolean;
  readonly text: Text;
  /** a place in the content; null for the whole */
  readonly field: string | null;
}

export const passed = (code: string, text: Text): KeptGate => ({ code, passed: true, text, field: null });
export const failed = (code: string, text: Text, field: string | null = null): KeptGate => ({
  code,
  passed: false,
  text,
  field,
});

/** Returns gates in a language, closed ones first. */
export const gatesIn = (gates: readonly KeptGate[], language: Language): Gate[] =>
  gates
    .toSorted((a, b) => Number(a.passed) - Number(b.passed))
    .map(({ text, ...gate }) => ({ ...gate, text: inLanguage(text, language) }));

export const WORDS = {
  fits: {
    zh: '格式正确',
    en: 'The content has the form that it needs',
    ru: 'Содержание имеет нужную форму',
    vi: 'Nội dung đúng định dạng',
  },
  unfit: {
    zh: '内容不符合所需格式',
    en: 'The content has not the form that it needs',
    ru: 'Содержание не той формы',
    vi: 'Nội dung sai định dạng',
  },
  endsBefore: {
    zh: '结束时间不晚于开始时间',
    en: 'It ends before it begins, or as it begins',
    ru: 'Конец не позже начала',
    vi: 'Kết thúc không muộn hơn lúc bắt đầu',
  },
  changes: {
    zh: '与最新版本不同',
    en: 'It differs from the newest version',
    ru: 'Отличается от новейшей версии',
    vi: 'Khác với phiên bản mới nhất',
  },
  changesNothing: {
    zh: '与最新版本相同，没有改动',
    en: 'It says what the newest version says: nothing would change',
    ru: 'То же, что в новейшей версии: ничего не изменится',
    vi: 'Giống phiên bản mới nhất: không có gì thay đổi',
  },
  size: {
    zh: '可一次写入',
    en: 'It can be written at once',
    ru: 'Записывается за один раз',
    vi: 'Có thể ghi trong một lần',
  },
  tooMuch: {
    zh: '一次改动的内容过多：请分成几份',
    en: 'It changes more than can be written at once: make several changes of it',
    ru: 'Слишком много для одной записи: разделите на несколько изменений',
    vi: 'Quá nhiều để ghi trong một lần: hãy chia thành nhiều thay đổi',
  },
  notice: {
    zh: '公示时间足够',
    en: 'There is time enough for the notice',
    ru: 'Срок уведомления соблюдён',
    vi: 'Đủ thời gian báo trước',
  },
  base: {
    zh: '基于最新版本',
    en: 'It was written on the newest version',
    ru: 'Написано на основе новейшей версии',
    vi: 'Được soạn trên phiên bản mới nhất',
  },
  baseOld: {
    zh: '写好之后另有版本发布，请对照最新版本再保存一次',
    en: 'Something was published after this was written: look at the newest version and save it again',
    ru: 'После написания опубликовано другое: сверьтесь с новейшей версией и сохраните снова',
    vi: 'Sau khi soạn đã có bản khác được công bố: hãy đối chiếu bản mới nhất và lưu lại',
  },
  noFreeze: {
    zh: '不在冻结时间内',
    en: 'It takes effect outside of any freeze',
    ru: 'Вступает в силу вне заморозки',
    vi: 'Có hiệu lực ngoài thời gian đóng băng',
  },
  oneEach: {
    zh: '每项设定只有一份改动',
    en: 'Each setting is changed once',
    ru: 'Каждая настройка меняется один раз',
    vi: 'Mỗi thiết lập chỉ thay đổi một lần',
  },
  notOneEach: {
    zh: '同一项设定有两份改动，后一份会使前一份失效',
    en: 'Two of them change the same setting: the one would overtake the other',
    ru: 'Два изменения одной настройки: одно перебьёт другое',
    vi: 'Có hai thay đổi của cùng một thiết lập: cái này sẽ vượt cái kia',
  },
  oneTime: {
    zh: '同一时刻生效',
    en: 'They count from one time',
    ru: 'Вступают в силу в один момент',
    vi: 'Có hiệu lực cùng một lúc',
  },
  notOneTime: {
    zh: '一起公布的改动须写明同一个生效时间',
    en: 'What is published together has to state one and the same time',
    ru: 'Публикуемое вместе должно указывать одно и то же время',
    vi: 'Những thay đổi công bố cùng nhau phải ghi cùng một thời điểm',
  },
} as const satisfies Readonly<Record<string, Text>>;

/** @param earliest formatted in house time */
export const tooNear = (earliest: string): Text => ({
  zh: `生效时间太近，最早 ${earliest}`,
  en: `It would take effect too soon: ${earliest} at the earliest`,
  ru: `Слишком рано: не ранее ${earliest}`,
  vi: `Có hiệu lực quá sớm: sớm nhất ${earliest}`,
});

/** Returns the text of a freeze; its times are formatted in house time. */
export const frozen = (from: string, until: string): Text => ({
  zh: `${from} 至 ${until} 冻结，期间没有改动生效`,
  en: `Nothing takes effect from ${from} to ${until}: changes are frozen`,
  ru: `С ${from} по ${until} изменения заморожены`,
  vi: `Từ ${from} đến ${until} thay đổi bị đóng băng`,
});
