import { type Catalogue, boxOf } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import {
  type Gift,
  type Period,
  TASK_DEEDS,
  TASK_TYPES,
  type TaskStanding,
  type TaskTime,
  endOfPeriod,
} from '@skins/engine/tasks';
import { itemsOf } from '../boxes/presenters.ts';
import type { DataOf } from '../../foundation/contract/call.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { isClaimable } from './boards.ts';
import type { openTaskGive, taskInfo } from './contract.ts';
import { PROP_NAMES } from '../props/names.ts';
import { GIFT_NAMES, TASK_NAMES } from './names.ts';

type Shown = DataOf<typeof taskInfo>[number];
type Given = Pick<DataOf<typeof openTaskGive>, 'rewardTypeEnum' | 'rewardNum' | 'propName'>;

const PERIODS: readonly Period[] = ['day', 'week', 'month'];
const PROP_TYPES = 4;

/** Box types 0 to 2 give skins, 4 to 6 props, for day, week and month each. 3 is a new player's own. */
const boxTypeOf = (period: Period, { type }: Gift): number =>
  PERIODS.indexOf(period) + (type === 'box' ? 0 : PROP_TYPES);

export const periodOf = (type: number): Period => PERIODS[type] ?? 'day';

/** Converts a figure for display: a count, or gems. */
const figureOf = ({ box }: TaskStanding, figure: number): number =>
  TASK_DEEDS[box.task.type].by === 'amount' ? toGems(figure) : figure;

/** Returns a task box's gift that is a prop; null for a skin. */
export function giftOf(catalogue: Catalogue, gives: Gift, language: Language): Given | null {
  const { type, count, gems } = gives;
  if (type === 'box') return null;
  return {
    rewardTypeEnum: type,
    rewardNum: type === 'diamond' ? toGems(gems) : count,
    propName: giftName(catalogue, gives, language),
  };
}

/** Returns a player's progress in words and figures. */
export const progressOf = (standing: TaskStanding, language: Language) => ({
  id: standing.box.boxId,
  name: inLanguage(standing.box.name, language),
  taskName: inLanguage(TASK_NAMES[standing.box.task.type], language),
  amount: figureOf(standing, standing.done),
  codeMap: figureOf(standing, standing.target),
  flag: standing.claimed,
  claimable: isClaimable(standing),
});

/** Returns a task box for its player. */
export function shownTask(
  catalogue: Catalogue,
  standing: TaskStanding,
  at: TaskTime,
  language: Language,
): Shown {
  const { box, rulesHash } = standing;
  const { period, image, task, gives } = box;
  const drawn = gives.type === 'box' ? catalogue.boxes.get(gives.of ?? '') : undefined;
  return {
    ...progressOf(standing, language),
    image,
    boxType: boxTypeOf(period, gives),
    codeMapExtendName: task.of === null ? '' : boxName(catalogue, task.of, language),
    taskType: TASK_TYPES.indexOf(task.type),
    rulesHash,
    resetsAt: endOfPeriod(period, at),
    gives: giftOf(catalogue, gives, language),
    stuffVOList: drawn === undefined ? [] : itemsOf(catalogue, drawn.current, language),
  };
}

const boxName = (catalogue: Catalogue, boxId: string, language: Language): string => {
  const box = boxOf(catalogue, boxId);
  return box === undefined ? boxId : inLanguage(box.face.name, language);
};

/** Returns the name of a task box's gift. */
function giftName(catalogue: Catalogue, { type, of }: Gift, language: Language): string {
  const name = inLanguage({ ...PROP_NAMES, ...GIFT_NAMES }[type], language);
  return of === null ? name : `${name} · ${boxName(catalogue, of, language)}`;
}
