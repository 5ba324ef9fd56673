import { type Gift, TASK_BOARDS, type TaskBox } from '@skins/engine/tasks';
import { expect, it } from 'vitest';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { changeRules } from '../../../../test/samples/api/operator.ts';
import { isClaimable, shownTasks } from './boards.ts';

const TEXT = { zh: '任务', en: 'Task', ru: 'Задание', vi: 'Nhiệm vụ' };
const GEMS: Gift = { type: 'diamond', of: null, count: 0, gems: 1 };
const draw = (of: string): Gift => ({ type: 'box', of, count: 1, gems: 0 });

const taskBox = (boxId: string, gives: Gift, of: string | null = null): TaskBox => ({
  boxId,
  period: 'week',
  name: TEXT,
  image: '/art/case/hex.330.9.task.svg',
  task: { type: of === null ? 'gems-spent' : 'box-opens', of, target: 1 },
  gives,
});

it('a task that requires or gives a box that is not on sale is shown only to players who completed it', async () => {
  const game = await sampleGame();
  await game.register('anna0000');
  await changeRules(game, TASK_BOARDS, {
    boxes: [
      taskBox('plain', GEMS),
      taskBox('draws', draw('box-one')),
      taskBox('draws-ghost', draw('ghost')),
      taskBox('opens', GEMS, 'box-one'),
      taskBox('opens-ghost', GEMS, 'ghost'),
    ],
  });
  game.clock();
  const shown = async () => {
    const tasks = shownTasks(game, await game.readPlayer('anna0000'), game.clock());
    return tasks.map((one) => `${one.box.boxId}${isClaimable(one) ? ' ready' : ''}`);
  };
  expect(await shown()).toEqual(['plain', 'draws', 'opens']);
  await game.open('anna0000', 1, 'a');
  expect(await shown()).toEqual(['plain ready', 'draws ready', 'draws-ghost ready', 'opens ready']);
});
