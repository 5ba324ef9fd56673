import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths } from './paths';
import type { zh } from './texts/zh';

const word: Words = { ZH: '公平', EN: 'Fairness', RU: 'Честность', VN: 'Công bằng' };

const converter: Words = {
  ZH: 'SHA-256 与十六进制换算',
  EN: 'SHA-256 and hex converter',
  RU: 'SHA-256 и шестнадцатеричный перевод',
  VN: 'SHA-256 và đổi hệ 16',
};

/** How a result comes about, for whoever wants to know. */
export const fairness: WebSlice<'fairness', typeof zh> = {
  name: 'fairness',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [
    {
      path: paths.fairness,
      title: {
        ZH: '公平说明',
        EN: 'How fairness works',
        RU: 'Как устроена честность',
        VN: 'Công bằng ra sao',
      },
      access: 'open',
      page: async () => (await import('./FairnessPage')).FairnessPage,
    },
    {
      path: paths.voided,
      parent: paths.fairness,
      title: {
        ZH: '作废的种子',
        EN: 'Void seeds',
        RU: 'Аннулированные сиды',
        VN: 'Hạt giống bị huỷ',
      },
      access: 'open',
      page: async () => (await import('./VoidedPage')).VoidedPage,
    },
    {
      path: paths.converter,
      parent: paths.fairness,
      title: converter,
      access: 'open',
      page: async () => (await import('./ConverterPage')).ConverterPage,
    },
  ],
  entries: [
    {
      at: 'footer-fair',
      place: 22,
      to: paths.converter,
      label: converter,
    },
    { at: 'tabs', place: 30, to: paths.fairness, icon: 'verify', label: word },
    { at: 'shortcuts', place: 90, to: paths.fairness, icon: 'verify', label: word },
    {
      at: 'footer-fair',
      place: 10,
      to: paths.fairness,
      label: { ZH: '如何验证', EN: 'How to verify', RU: 'Как проверить', VN: 'Cách xác minh' },
    },
    {
      at: 'footer-fair',
      place: 20,
      to: paths.recompute,
      label: { ZH: '自己重算', EN: 'Recompute by hand', RU: 'Пересчитать самому', VN: 'Tự tính lại' },
    },
  ],
  dialogs: {},
  evidence: { none: 'nothing is drawn here' },
};
