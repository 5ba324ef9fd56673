import { bilingual, textsHook } from '../../shell/i18n';
import { counted } from '../../shell/i18n/counted';

export const texts = bilingual(
  {
    connections: '实时连接',
    listening: (players: string) => `其中已登录玩家 ${players} 名`,
  },
  {
    connections: 'Live connections',
    listening: (players: string) => `${counted(players, 'player', 'players')} logged in on them`,
  },
);

export const useTexts = textsHook(texts);
