import { bilingual, textsHook } from '../i18n';

export const texts = bilingual(
  { roles: { admin: '管理员', operator: '运营', support: '客服', auditor: '审计' } },
  { roles: { admin: 'Administrator', operator: 'Operator', support: 'Support', auditor: 'Auditor' } },
);

export const useTexts = textsHook(texts);
