import type { Text } from '@skins/engine/catalogue';
import { SeedChainCommitted, SeedChainVoided, UserSeedSet } from '@skins/engine/seeds';
import { tellersOf } from '../../foundation/admin/tellers.ts';

export const tellers = tellersOf(
  { SeedChainCommitted, SeedChainVoided, UserSeedSet },
  {
    SeedChainCommitted: ({ chainId, length }, { say }) => say(COMMITTED, { chainId, length }),
    SeedChainVoided: ({ chainId, used }, { say }) => say(VOIDED, { chainId, used }),
    UserSeedSet: ({ userSeed, origin }, { say }) =>
      say(origin === 'player' ? SEED_CHOSEN : SEED_DERIVED, { userSeed }),
  },
);

const COMMITTED: Text = {
  zh: '承诺种子链 {chainId}，共 {length} 个种子',
  en: 'Seed chain {chainId} committed, {length} seeds',
  ru: 'Зафиксирована цепочка сидов {chainId}, сидов: {length}',
  vi: 'Cam kết chuỗi hạt giống {chainId}, {length} hạt',
};
const VOIDED: Text = {
  zh: '种子链 {chainId} 作废，已公布 {used} 个种子',
  en: 'Seed chain {chainId} voided after {used} revealed seeds',
  ru: 'Цепочка сидов {chainId} аннулирована, раскрыто сидов: {used}',
  vi: 'Chuỗi hạt giống {chainId} bị hủy sau {used} hạt đã công bố',
};
const SEED_CHOSEN: Text = {
  zh: '玩家设置用户种子 {userSeed}',
  en: 'The player set the user seed {userSeed}',
  ru: 'Игрок задал сид {userSeed}',
  vi: 'Người chơi đặt hạt giống {userSeed}',
};
const SEED_DERIVED: Text = {
  zh: '由请求生成用户种子 {userSeed}',
  en: 'User seed {userSeed}, derived from the command',
  ru: 'Сид {userSeed}, выведен из команды',
  vi: 'Hạt giống {userSeed}, lấy từ lệnh',
};
