import { activities } from '@skins/engine/activities';
import { boxOf } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { text } from '../../foundation/words/index.ts';
import { PROP_NAMES } from '../props/names.ts';

const GEMS = text(
  '领取活动 {activity} 第 {step} 档：{gems} 宝石',
  'Received step {step} of the activity {activity}: {gems|gem|gems}',
  'Получен шаг {step} события {activity}: {gems|самоцвет|самоцвета|самоцветов}',
  'Nhận mốc {step} của hoạt động {activity}: {gems} ngọc',
);
const OTHER = text(
  '领取活动 {activity} 第 {step} 档：{what} ×{count}',
  'Received step {step} of the activity {activity}: {what} ×{count}',
  'Получен шаг {step} события {activity}: {what} ×{count}',
  'Nhận mốc {step} của hoạt động {activity}: {what} ×{count}',
);
const USED = text(
  '使用活动 {activity} 第 {step} 档的一次开箱：「{box}」',
  'Used an opening of step {step} of the activity {activity}: “{box}”',
  'Использовано открытие шага {step} события {activity}: «{box}»',
  'Dùng một lượt mở của mốc {step}, hoạt động {activity}: “{box}”',
);

export const tellers = tellersOf(activities.events, {
  ActivityReceived({ activityId: activity, step, gives }, { say, catalogue }) {
    const { type, boxId = '', skinId = '', amount: count } = gives;
    if (type === 'diamond') return say(GEMS, { activity, step, gems: toGems(count) });
    const skin = catalogue.skins.get(skinId);
    const box = boxOf(catalogue, boxId);
    if (type === 'skins')
      return say(OTHER, { activity, step, count, what: skin === undefined ? skinId : say(skin.name) });
    if (type === 'box')
      return say(OTHER, { activity, step, count, what: box === undefined ? boxId : say(box.face.name) });
    return say(OTHER, { activity, step, count, what: say(PROP_NAMES[type]) });
  },
  OpeningUsed({ activityId: activity, step, boxId }, { say, catalogue }) {
    const box = boxOf(catalogue, boxId);
    return say(USED, { activity, step, box: box === undefined ? boxId : say(box.face.name) });
  },
});
