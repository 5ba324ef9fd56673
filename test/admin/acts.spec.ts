import {
  changeApprove,
  changeDraft,
  changeDrop,
  changeLines,
  changePropose,
  proposalActs,
} from '@skins/api/settings/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownShop } from '../http/shop.ts';
import { type Operator, newOperator, proofOf } from './operator.ts';

const shop = ownShop([]);

let ada: Operator;
let bob: Operator;

beforeAll(async () => {
  [ada, bob] = await Promise.all([newOperator(shop()), newOperator(shop(), 'game-manager')]);
});

async function proposed({ client }: Operator, newPlayer: number): Promise<{ id: string; hash: string }> {
  const content = { newPlayer };
  const body = { setting: 'grants', content, from: null, title: 'a new grant' };
  const draft = await client.ask(changeDraft, { body });
  return client.ask(changePropose, { body: draft });
}

async function shown({ client }: Operator, path: string): Promise<Record<string, unknown>> {
  const { text } = await client.send('GET', `/admin/api/${path}`);
  return JSON.parse(text);
}

describe('an act on a proposal', () => {
  const acts = async ({ client }: Operator, id: string) =>
    (await client.ask(proposalActs, { query: { id } })).acts;

  it('says who, when and why, also after the draft is gone', async () => {
    await shop().settled();
    const { id, hash } = await proposed(ada, 8_100_000);
    await bob.client.ask(changeApprove, {
      body: { id, hash, comment: 'As agreed', ...proofOf(bob) },
    });
    const other = await proposed(ada, 8_200_000);
    await bob.client.ask(changeDrop, { body: { id: other.id, comment: 'Too much' } });
    await shop().settled();

    expect(await acts(ada, id)).toMatchObject([
      { act: 'proposed', operator: { name: ada.name, role: 'owner' }, comment: null },
      { act: 'approved', operator: { name: bob.name, role: 'game-manager' }, comment: 'As agreed' },
    ]);
    expect(await acts(ada, other.id)).toMatchObject([
      { act: 'proposed' },
      { act: 'refused', operator: { name: bob.name }, comment: 'Too much' },
    ]);
    await shop().serving().service.desks.settings.desk.drafts.remove(id);
    expect(await shown(ada, `changes/${id}`)).toMatchObject({
      author: { name: ada.name },
      approver: { name: bob.name },
      difference: { total: 1, lines: [{ unit: 'gems', after: 810 }] },
    });
    expect(await ada.client.ask(changeLines, { query: { id, from: 1 } })).toMatchObject({
      total: 1,
      lines: [],
    });
  });

  it('has no blank and no endless comment', async () => {
    const { id } = await proposed(ada, 8_300_000);
    for (const comment of ['', ' ', 'x'.repeat(501)])
      expect((await bob.client.refused(changeDrop, { body: { id, comment } })).code).toBe(400);
    await bob.client.ask(changeDrop, { body: { id } });
  });
});

describe('the inbox', () => {
  it('has the proposals that an operator may approve, until they end', async () => {
    const { id } = await proposed(ada, 8_400_000);
    await shop().settled();
    const inboxOf = async ({ client }: Operator): Promise<string> =>
      (await client.send('GET', '/admin/api/inbox?range=[0,49]&sort=["expires","ASC"]')).text;
    expect(JSON.parse(await inboxOf(bob))).toMatchObject([
      {
        id,
        kind: 'change',
        subject: 'grants',
        author: ada.name,
        title: expect.stringContaining('a new grant'),
      },
    ]);
    expect(await inboxOf(await newOperator(shop(), 'support'))).toBe('[]');
    await bob.client.ask(changeDrop, { body: { id } });
    await shop().settled();
    expect(await inboxOf(bob)).toBe('[]');
  });
});
