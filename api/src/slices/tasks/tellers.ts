import type { Text } from '@skins/engine/catalogue';
import { boxOf } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { TaskBoxClaimed } from '@skins/engine/tasks';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { PROP_NAMES } from '../props/names.ts';

const DRAWN: Text = {
  zh: '领取任务箱 {task}：「{box}」一次',
  en: 'Claimed the task box {task}: a draw of “{box}”',
  ru: 'Получен кейс заданий {task}: розыгрыш «{box}»',
  vi: 'Nhận hộp nhiệm vụ {task}: một lượt “{box}”',
};
const GEMS: Text = {
  zh: '领取任务箱 {task}：{gems} 宝石',
  en: 'Claimed the task box {task}: {gems|gem|gems}',
  ru: 'Получен кейс заданий {task}: {gems|самоцвет|самоцвета|самоцветов}',
  vi: 'Nhận hộp nhiệm vụ {task}: {gems} ngọc',
};
const PROPS: Text = {
  zh: '领取任务箱 {task}：{prop} ×{count}',
  en: 'Claimed the task box {task}: {prop} ×{count}',
  ru: 'Получен кейс заданий {task}: {prop} ×{count}',
  vi: 'Nhận hộp nhiệm vụ {task}: {prop} ×{count}',
};

export const tellers = tellersOf(
  { TaskBoxClaimed },
  {
    TaskBoxClaimed({ boxId: task, gives: { type, of, count, gems } }, { say, catalogue }) {
      if (type === 'diamond') return say(GEMS, { task, gems: toGems(gems) });
      if (type !== 'box') return say(PROPS, { task, prop: say(PROP_NAMES[type]), count });
      const box = boxOf(catalogue, of ?? '');
      return say(DRAWN, { task, box: box === undefined ? (of ?? '') : say(box.face.name) });
    },
  },
);
