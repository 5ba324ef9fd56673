import { operatorProve } from '@skins/api/contract';
import { changeApprove, changeDraft, changePropose } from '@skins/api/settings/contract';
import { TASK_BOARDS, type TaskBox } from '@skins/engine/tasks';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { type Operator, newOperator, proofOf } from './operator.ts';

const shop = ownShop([CHEAP]);
const GATES_CLOSED = 653;

let ada: Operator;

beforeAll(async () => {
  ada = await newOperator(shop());
  await ada.client.ask(operatorProve, { body: proofOf(ada) });
});

/** Proposes a change that passes every gate as long as nothing else is published. */
async function proposed(setting: string, content: unknown) {
  const { id, etag } = await ada.client.ask(changeDraft, {
    body: { setting, content, from: null, title: 'what one gives, and the other takes away' },
  });
  return ada.client.ask(changePropose, { body: { id, etag } });
}

const TEXT = { zh: '盒', en: 'Box', ru: 'Бокс', vi: 'Hộp' };
const given = (): TaskBox => ({
  boxId: 'day-one',
  period: 'day',
  name: TEXT,
  image: '/art/case/one.svg',
  task: { type: 'upgrades', of: null, target: 1 },
  gives: { type: 'OpenBox', of: CHEAP.id, count: 1, gems: 0 },
});
const RETIRED = { skins: [], shelves: [], boxes: [], retired: [{ boxId: CHEAP.id }] };

describe('two changes that each fit what is published but not each other', () => {
  it('are not both approved, in sequence or at the same time', async () => {
    const changes = [
      await proposed(TASK_BOARDS.name, { boxes: [given()] }),
      await proposed('catalogue', RETIRED),
    ];
    const answers = await Promise.all(changes.map((body) => ada.client.call(changeApprove, { body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = changes[answers.findIndex(({ status }) => status !== 200)];
    if (late === undefined) throw new Error('one of them was refused');
    expect((await ada.client.refused(changeApprove, { body: late })).errCode).toBe(GATES_CLOSED);
  });
});
