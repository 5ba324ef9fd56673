import { changeCheck, changeDraft, changePropose, changesCheck } from '@skins/api/settings/contract';
import { FIRST_DAY } from '@skins/engine/newcomers';
import { TASK_BOARDS } from '@skins/engine/tasks';
import { expect, it } from 'vitest';
import { freshPhone, newPlayer } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { GIVEN } from '../http/test-catalogue.ts';
import { type Operator, newOperator } from './operator.ts';

const shop = ownShop([GIVEN]);

const PLAYERS = 3;
const tasks = {
  boxes: TASK_BOARDS.first.boxes.slice(0, 1).map((box) => ({
    ...box,
    gives: { type: 'OpenBox' as const, of: GIVEN.id, count: 2, gems: 0 },
  })),
};

async function freeIn({ client }: Operator, id: string): Promise<unknown> {
  const { text } = await client.send('GET', `/admin/api/changes/${id}`);
  const { report }: { readonly report?: { readonly free?: unknown } } = JSON.parse(text);
  return report?.free;
}

it('estimates free openings for the author and the approver, by players that were active', async () => {
  for (let n = 0; n < PLAYERS; n += 1) await newPlayer(shop().client(), freshPhone());
  await shop().settled();
  const [ada, bob] = [await newOperator(shop()), await newOperator(shop(), 'game-manager')];
  const body = { setting: TASK_BOARDS.name, content: tasks, from: null };
  const { free } = await ada.client.ask(changeCheck, { body });
  expect(free).toMatchObject({
    active: PLAYERS,
    fresh: 1,
    from: null,
    parts: [{ openings: 2, players: PLAYERS }],
  });
  const [part] = free?.parts ?? [];
  expect(part?.worth).toBeGreaterThan(0);
  expect(free?.gems).toBeCloseTo(2 * PLAYERS * (part?.worth ?? 0), 3);
  // The box's own free openings are among those of the shop.
  expect(free?.shop).toBeGreaterThan(free?.gems ?? 0);

  const { id, etag } = await ada.client.ask(changeDraft, { body: { ...body, title: 'tickets' } });
  expect(await freeIn(ada, id)).toEqual(free);
  await ada.client.ask(changePropose, { body: { id, etag } });
  expect(await freeIn(bob, id)).toEqual(free);

  const other = await ada.client.ask(changeDraft, {
    body: {
      setting: FIRST_DAY.name,
      content: { ...FIRST_DAY.first, freeBox: GIVEN.id, topUpBox: GIVEN.id },
      from: null,
      title: 'boxes',
    },
  });
  const together = await ada.client.ask(changesCheck, { body: { ids: [id, other.id], step: 'approve' } });
  expect(together.changes.map(({ report }) => report.free?.parts.map(({ players }) => players))).toEqual([
    [PLAYERS],
    [1, 1],
  ]);
});
