import { PlayerSuspended, SuspensionEnded } from '@skins/engine/standing';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { LIFT_WORDS, suspensionText } from './words.ts';

export const tellers = tellersOf(
  { PlayerSuspended, SuspensionEnded },
  {
    PlayerSuspended: (suspension, { say, houseOffset }) =>
      say(
        {
          zh: '暂停操作（{why}）',
          en: 'Suspended ({why})',
          ru: 'Приостановлен ({why})',
          vi: 'Tạm ngưng ({why})',
        },
        { why: say(suspensionText(suspension, houseOffset())) },
      ),
    SuspensionEnded: ({ reason }, { say }) =>
      say(
        {
          zh: '解除暂停（{why}）',
          en: 'Suspension lifted ({why})',
          ru: 'Приостановка снята ({why})',
          vi: 'Gỡ tạm ngưng ({why})',
        },
        { why: say(LIFT_WORDS[reason]) },
      ),
  },
);
