import { type demonstration, DemonstrationOpened } from '@skins/engine/demonstration';
import type { Admin } from '../../foundation/admin/admin.ts';
import { tellersOf } from '../../foundation/admin/tellers.ts';

export const admin: Admin<typeof demonstration> = {
  tellers: tellersOf(
    { DemonstrationOpened },
    {
      DemonstrationOpened: ({ players, days }, { say }) =>
        say(
          {
            zh: '演示商店：{players} 名模拟玩家，{days} 天',
            en: 'A demonstration: {players|simulated player|simulated players}, {days|day|days}',
            ru: 'Демонстрация: {players|виртуальный игрок|виртуальных игрока|виртуальных игроков}, {days|день|дня|дней}',
            vi: 'Bản trình diễn: {players} người chơi mô phỏng, {days} ngày',
          },
          { players, days },
        ),
    },
  ),
  reasons: {},
  resources: {},
  returns: { none: 'it plays no game of its own' },
};
