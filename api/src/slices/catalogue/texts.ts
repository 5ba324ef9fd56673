import type { Exterior, Text } from '@skins/engine/catalogue';

/** Wear in all languages. */
export const EXTERIORS: Readonly<Record<NonNullable<Exterior>, Text>> = {
  fn: { zh: '崭新出厂', en: 'Factory New', ru: 'Прямо с завода', vi: 'Mới xuất xưởng' },
  mw: { zh: '略有磨损', en: 'Minimal Wear', ru: 'Немного поношенное', vi: 'Trầy xước nhẹ' },
  ft: { zh: '久经沙场', en: 'Field-Tested', ru: 'После полевых испытаний', vi: 'Qua thực chiến' },
  ww: { zh: '破损不堪', en: 'Well-Worn', ru: 'Поношенное', vi: 'Khá sờn' },
  bs: { zh: '战痕累累', en: 'Battle-Scarred', ru: 'Закалённое в боях', vi: 'Sờn nặng' },
};

const NONE: Text = { zh: '', en: '', ru: '', vi: '' };

export const exteriorText = (exterior: Exterior): Text => (exterior === null ? NONE : EXTERIORS[exterior]);
