import { ACTIVITIES, activitiesOf } from '@skins/engine/activities';
import type { Text } from '@skins/engine/catalogue';
import type { RulesHistory } from '@skins/engine/rules';
import { type KeptGate, failed, passed } from './gates.ts';

/**
 * Checks that each activity of the rules begins once they are in force. One that has begun, or begins before them, runs by
 * an earlier version and stays as it is.
 * @param due when the rules take effect, milliseconds since 1970
 * @returns nothing for other rules
 */
export function beginGates(
  history: RulesHistory,
  due: number,
  name: string,
  content: unknown,
): readonly KeptGate[] {
  if (name !== ACTIVITIES.name || !ACTIVITIES.fits(content)) return [];
  const known = new Set(
    activitiesOf(history).map(({ activity }) => `${activity.activityId} ${activity.from}`),
  );
  const missed = content.activities.flatMap(({ activityId, from }, k) =>
    from < due && !known.has(`${activityId} ${from}`) ? [{ activityId, k }] : [],
  );
  return missed.length === 0
    ? [passed('begins', ALL_BEGIN)]
    : missed.map(({ activityId, k }) => failed('begins', tooEarly(activityId), `/activities/${k}/from`));
}

const ALL_BEGIN: Text = {
  zh: '每个活动都在生效之后开始',
  en: 'Each activity begins once this is in force',
  ru: 'Каждое событие начинается после вступления в силу',
  vi: 'Mỗi hoạt động bắt đầu sau khi có hiệu lực',
};

const tooEarly = (activityId: string): Text => ({
  zh: `活动 ${activityId} 的开始时间早于生效时刻，不会开始`,
  en: `Activity ${activityId} starts before this is in force: it would never begin`,
  ru: `Событие ${activityId} начинается до вступления в силу: оно не начнётся никогда`,
  vi: `Hoạt động ${activityId} bắt đầu trước khi có hiệu lực: sẽ không bao giờ bắt đầu`,
});
