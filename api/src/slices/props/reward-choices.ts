import { text } from '../../foundation/words/index.ts';
import { PROP_NAMES } from './names.ts';

/** What a reward, or a task box, gives. */
export const REWARD_CHOICES = {
  ...PROP_NAMES,
  skins: text('皮肤', 'Skins', 'Скины', 'Vật phẩm'),
  diamond: text('宝石', 'Gems', 'Самоцветы', 'Ngọc'),
  box: text('开一次盲盒', 'A draw of a box', 'Открытие кейса', 'Một lượt mở hộp'),
};
