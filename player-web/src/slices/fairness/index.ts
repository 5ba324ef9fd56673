import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths } from './paths';
import { texts } from './texts';

const word: Words = { ZH: '公平', EN: 'Fairness', RU: 'Честность', VN: 'Công bằng' };

const converter: Words = {
  ZH: 'SHA-256 与十六进制换算',
  EN: 'SHA-256 and hex converter',
  RU: 'SHA-256 и шестнадцатеричный перевод',
  VN: 'SHA-256 và đổi hệ 16',
};

/** How a result is computed, for players who want to know. */
export const fairness: WebSlice<'fairness'> = {
  name: 'fairness',
  texts,
  routes: [
    {
      path: paths.fairness,
      title: {
        ZH: '公平说明',
        EN: 'How fairness works',
        RU: 'Как работает честная игра',
        VN: 'Cách đảm bảo công bằng',
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
        VN: 'Hạt giống bị hủy',
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
      name: 'converter',
      after: 'recompute',
      to: paths.converter,
      label: converter,
    },
    { at: 'tabs', after: 'upgrades', to: paths.fairness, icon: 'verify', label: word },
    { at: 'shortcuts', after: 'bag', to: paths.fairness, icon: 'verify', label: word },
    {
      at: 'footer-fair',
      after: 'first',
      to: paths.fairness,
      label: { ZH: '如何验证', EN: 'How to verify', RU: 'Как проверить', VN: 'Cách kiểm chứng' },
    },
    {
      at: 'footer-fair',
      name: 'recompute',
      after: 'fairness',
      to: paths.recompute,
      label: { ZH: '自己重算', EN: 'Recompute by hand', RU: 'Пересчитать самому', VN: 'Tự tính lại' },
    },
  ],
  dialogs: {},
  evidence: { none: 'nothing is drawn here' },
};
