import { TASK_BOARDS } from '@skins/engine/tasks';
import { shop } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { openingNow } from '../boxes/orders.ts';
import { audited } from '../kit/audited.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';
import { BOARD, boarding, takingTask } from './orders.ts';

const HOUR_MS = 3_600_000;

it('a task done before boards were replaced and restored can be claimed later, and the auditor agrees', () => {
  const world = new World();
  begin(world, { [ANNA]: 100 });
  boarding(world, 71);
  world.must(openingNow(world, ANNA, 1));
  // Other boards are published, and before they take effect the present ones again for the same time.
  const from = world.time + HOUR_MS;
  changing(world, 72, { rules: TASK_BOARDS, content: { boxes: [] }, from });
  changing(world, 73, { rules: TASK_BOARDS, content: { boxes: BOARD }, from });
  world.time = from + HOUR_MS;
  world.must(takingTask(ANNA, { boxId: 'gems' }));
  expect(audited(world.records, shop).divergence).toBeUndefined();
});
