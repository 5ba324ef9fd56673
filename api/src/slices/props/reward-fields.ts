import { type FieldWords, choice, field } from '../../foundation/words/index.ts';
import { REWARD_CHOICES } from './reward-choices.ts';

/** The amount of a reward is in gems if the reward is one of these. */
const REWARD_GEMS = { part: 'type', is: ['diamond'] } as const;

/** Returns the places of a reward in a setting. */
export const rewardFields = (path: string): Readonly<Record<string, FieldWords>> => ({
  [path]: field('text', '奖励', 'Reward', 'Награда', 'Phần thưởng'),
  [`${path}/type`]: choice(REWARD_CHOICES, '种类', 'Kind', 'Вид', 'Loại'),
  [`${path}/skinId`]: field(
    'text',
    '皮肤编号（仅奖励皮肤时）',
    'Skin id (of skins alone)',
    'Код скина (только для скинов)',
    'Mã vật phẩm (chỉ với vật phẩm)',
  ),
  [`${path}/boxId`]: field(
    'text',
    '盲盒编号（仅开箱券与开盲盒）',
    'Box id (of box tickets and draws of a box alone)',
    'Код кейса (только для билетов и открытий)',
    'Mã hộp (chỉ với vé và lượt mở hộp)',
  ),
  [`${path}/amount`]: {
    ...field('count', '数量', 'How many', 'Количество', 'Số lượng'),
    gems: REWARD_GEMS,
  },
});
