import type { Words } from '../../shell/i18n';

/** Wears of skins, named as the service names them. */
export const wearWords = {
  fn: { ZH: '崭新出厂', EN: 'Factory New', RU: 'Прямо с завода', VN: 'Mới xuất xưởng' },
  mw: { ZH: '略有磨损', EN: 'Minimal Wear', RU: 'Немного поношенное', VN: 'Trầy xước nhẹ' },
  ft: { ZH: '久经沙场', EN: 'Field-Tested', RU: 'После полевых испытаний', VN: 'Qua thực chiến' },
  ww: { ZH: '破损不堪', EN: 'Well-Worn', RU: 'Поношенное', VN: 'Khá sờn' },
  bs: { ZH: '战痕累累', EN: 'Battle-Scarred', RU: 'Закалённое в боях', VN: 'Sờn nặng' },
} satisfies Readonly<Record<string, Words>>;
