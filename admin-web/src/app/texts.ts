import { bilingual, textsHook } from '../i18n';

export const texts = bilingual(
  {
    roles: {
      owner: '店主',
      'game-manager': '游戏运营',
      finance: '财务',
      support: '客服',
      content: '内容',
      auditor: '审计',
    },
  },
  {
    roles: {
      owner: 'Owner',
      'game-manager': 'Game manager',
      finance: 'Finance',
      support: 'Support',
      content: 'Content',
      auditor: 'Auditor',
    },
  },
);

export const useTexts = textsHook(texts);
