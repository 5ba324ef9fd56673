import { GRANTS } from '@skins/engine/accounts';
import { DAY_MS } from '@skins/engine/kernel';
import { OPERATORS_STREAM, addOperator, setApprovalMode } from '@skins/engine/operators';
import { POLICY } from '@skins/engine/limits';
import { CHANGE_FREEZE } from '@skins/engine/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGame } from '../../foundation/game/index.ts';
import { type SampleGame, sampleGame } from '../../../../test/samples/api/game.ts';
import { changeRules } from '../../../../test/samples/api/operator.ts';
import { MasterSecret } from '../../foundation/secrets/index.ts';
import { createMemoryStore } from '../../foundation/store/index.ts';
import { loadWords } from '../../shop/load-words.ts';
import { sampleDrafts } from '../../../../test/samples/api/drafts.ts';
import type { Setting } from './setting.ts';
import { SettingsDesk } from './settings-desk.ts';

const ADA = 'ada0ada0ada0ada0';
const BOB = 'b0bb0bb0bb0bb0bb';
/** Ada's second account. */
const ADA_TOO = 'ada0ada0ada0ada1';
/** An operator who is new in the role. */
const EDE = 'ede0ede0ede0ede0';

const wanted = (newPlayer: unknown, from: number | null = null) => ({
  title: 'less',
  content: { newPlayer },
  from,
});

let game: SampleGame;
let desk: SettingsDesk;
let grants: Setting;
let time: number;

const asked = (by: string | undefined) => ({
  streams: game.streams.operators,
  stream: OPERATORS_STREAM,
  by,
  context: (moment: { readonly time: number; readonly at: string }) => ({ ...moment, by }),
});

async function add(operatorId: string, personId = operatorId): Promise<void> {
  await game.act(addOperator, {
    ...asked(undefined),
    commandId: `add-${operatorId}`,
    input: { operatorId, personId, role: 'owner' },
  });
}

beforeEach(async () => {
  time = 20_000 * DAY_MS;
  game = await sampleGame(createMemoryStore(), () => (time += 1));
  const drafts = sampleDrafts();
  desk = new SettingsDesk(game, drafts, await loadWords());
  for (const id of [ADA, BOB]) await add(id);
  await add(ADA_TOO, ADA);
  time += DAY_MS;
  await add(EDE);
  await game.act(setApprovalMode, { ...asked(ADA), commandId: 'pairs', input: { mode: 'pairs' } });
  const found = desk.setting('grants');
  if (found === undefined) throw new Error('there is a setting of grants');
  grants = found;
});

/** Begins a draft by Ada, edited by others too. */
async function drafted(newPlayer: unknown, from: number | null = null, ...others: string[]): Promise<string> {
  const begun = await desk.begin(grants, wanted(newPlayer, from), [ADA, ...others]);
  if (typeof begun === 'string') throw new Error(begun);
  return begun.id;
}

const draftOf = async (id: string) => {
  const draft = (await desk.change(id))?.draft;
  if (draft === undefined) throw new Error('there is such a draft');
  return draft;
};

const proposing = async (proposalId: string, by = ADA) => {
  const draft = await draftOf(proposalId);
  return grants.propose({ by, proposalId }, draft, draft.editors).alone();
};
const approving = async (proposalId: string, by = BOB) =>
  grants.approve({ by, proposalId }, await draftOf(proposalId)).alone();

const stateOf = async (id: string) => (await desk.change(id))?.change.standing.state;

const refusedWith = (code: string) => ({ kind: 'refused', rejection: { code } });

describe('a change', () => {
  it('is a draft, proposed, scheduled, in force and superseded, in this order', async () => {
    const id = await drafted(8_000_000);
    expect(await stateOf(id)).toBe('draft');
    await proposing(id);
    expect(await stateOf(id)).toBe('proposed');
    expect(await approving(id)).toMatchObject({ kind: 'done' });
    expect((await desk.change(id))?.change.standing).toMatchObject({
      state: 'scheduled',
      author: ADA,
      approver: BOB,
    });
    expect(game.rulesAt(GRANTS, game.clock()).content.newPlayer).toBe(10_000_000);
    time += 60_000;
    expect(await stateOf(id)).toBe('in-force');
    expect(game.rulesAt(GRANTS, game.clock()).content.newPlayer).toBe(8_000_000);

    const next = await drafted(9_000_000);
    await proposing(next);
    await approving(next);
    time += 60_000;
    expect([await stateOf(id), await stateOf(next)]).toEqual(['superseded', 'in-force']);
  });

  it('is approved by one of two concurrent approvals', async () => {
    const id = await drafted(8_000_000);
    await proposing(id);
    time += DAY_MS;
    const outcomes = await Promise.all([approving(id), approving(id, EDE)]);

    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused']);
    expect(outcomes.find(({ kind }) => kind === 'refused')).toMatchObject(refusedWith('proposal-ended'));
    expect(grants.state().versions).toHaveLength(2);
  });

  it('is never approved by one of its editors, under any account', async () => {
    const id = await drafted(8_000_000, null, BOB);
    await proposing(id);

    for (const by of [ADA, ADA_TOO, BOB])
      expect(await approving(id, by)).toMatchObject(refusedWith('own-proposal'));
    expect(await approving(id, EDE)).toMatchObject(refusedWith('on-probation'));
    time += DAY_MS;
    expect(await approving(id, EDE)).toMatchObject({ kind: 'done' });
  });

  it('cannot be proposed with more editors than the event allows, so that the log stays readable', async () => {
    const others = Array.from({ length: 20 }, (_none, k) => `0${k}`.padStart(16, 'c'));
    await game.act(setApprovalMode, { ...asked(ADA), commandId: 'single', input: { mode: 'single' } });
    time += 8 * DAY_MS;
    for (const id of others) await add(id);
    const id = await drafted(8_000_000, null, ...others);

    expect(await proposing(id)).toMatchObject(refusedWith('too-many-editors'));
    expect(await proposing(await drafted(8_000_000, null, ...others.slice(1)))).toMatchObject({
      kind: 'done',
    });
    await createGame({ store: game.store, secret: new MasterSecret('0b'.repeat(32)), clock: () => time });
  });

  it('cannot be approved after it expired', async () => {
    const id = await drafted(8_000_000);
    await proposing(id);
    time += 15 * DAY_MS;

    expect(await stateOf(id)).toBe('expired');
    expect(await approving(id)).toMatchObject(refusedWith('proposal-expired'));
  });

  it('is refused if an equal proposal is open', async () => {
    const first = await drafted(8_000_000);
    await proposing(first);
    const twin = await drafted(8_000_000);

    expect(await proposing(twin, BOB)).toMatchObject({
      kind: 'refused',
      rejection: { code: 'proposed-already', proposalId: first },
    });
    expect(grants.state().proposals.open.size).toBe(1);
  });

  it('is stale after another publication', async () => {
    const [first, second] = [await drafted(8_000_000), await drafted(9_000_000)];
    await proposing(first);
    await proposing(second);
    await approving(first);

    expect(await approving(second)).toMatchObject(refusedWith('proposal-stale'));
  });

  it('ends when withdrawn, and stays a draft with all its editors', async () => {
    const id = await drafted(8_000_000, null, BOB);
    await proposing(id);
    await grants.drop({ by: ADA, proposalId: id });

    expect(await stateOf(id)).toBe('withdrawn');
    expect(await approving(id)).toMatchObject(refusedWith('proposal-ended'));
    expect((await desk.change(id))?.change.editors).toEqual([ADA, BOB]);
  });
});

describe('a check', () => {
  const check = (newPlayer: unknown, from: number | null = null, base?: string) =>
    grants.check(wanted(newPlayer, from), base);
  const closedIn = ({ gates }: ReturnType<typeof check>) =>
    gates.filter(({ passed }) => !passed).map(({ code, field }) => `${code} ${field ?? ''}`.trim());

  it('shows the difference in numbers, and passes every gate', () => {
    const checked = check(8_000_000);
    expect(closedIn(checked)).toEqual([]);
    expect(checked.difference.map(({ line }) => line)).toEqual([
      { of: 'rules', id: 'grants', path: '/newPlayer', before: 10_000_000, after: 8_000_000 },
    ]);
  });

  it.each([
    ['eight', 'fits /newPlayer'],
    [-1, 'fits /newPlayer'],
    [0.5, 'fits /newPlayer'],
    [10_000_000, 'changes'],
  ])('reports the fault of %j', (newPlayer, fault) => {
    expect(closedIn(check(newPlayer))).toEqual([fault]);
  });

  it('reports an unknown field', () => {
    const checked = grants.check({ content: { newPlayer: 1, more: 2 }, from: null }, undefined);
    expect(closedIn(checked)).toEqual(['fits /']);
  });

  it('reports figures that contradict each other, though each has a valid form', () => {
    const content = { ...POLICY.first, pack: 'cn' };
    const policy = desk.setting(POLICY.name);
    const gates = policy?.check({ content, from: null }, undefined).gates ?? [];
    expect(gates.filter(({ passed }) => !passed)).toMatchObject([{ code: 'fits' }]);
    const hours = { ...content, hours: { from: 8, until: 22 } };
    const within = policy?.check({ content: hours, from: null }, undefined).gates ?? [];
    expect(within.filter(({ passed }) => !passed)).toEqual([]);
  });

  it.each<[string, (from: number, until: number) => unknown, string]>([
    ['freeze', (from, until) => ({ freeze: { from, until } }), '/freeze/until'],
    ['maintenance', (from, until) => ({ from, until }), '/until'],
  ])('refuses a %s that ends before it begins', (name, spanOf, field) => {
    const setting = desk.setting(name === 'freeze' ? CHANGE_FREEZE.name : name);
    const closed = (until: number) => {
      const from = time + DAY_MS;
      return setting?.check({ content: spanOf(from, from + until), from: null }, undefined).gates;
    };
    for (const until of [-1, 0])
      expect(closed(until)?.filter(({ code }) => code === 'fits')).toMatchObject([{ passed: false, field }]);
    expect(closed(1)?.filter(({ passed }) => !passed)).toEqual([]);
  });

  it('enforces the notice', () => {
    expect(closedIn(check(8_000_000, time + 59_000))).toEqual(['notice from']);
    expect(closedIn(check(8_000_000, time + 70_000))).toEqual([]);
  });

  it('detects a publication since the draft', async () => {
    const id = await drafted(8_000_000);
    const { base } = await draftOf(id);
    await changeRules(game, GRANTS, { newPlayer: 7_000_000 }).catch(() => undefined);
    const other = await drafted(9_000_000);
    await proposing(other);
    await approving(other);

    expect(closedIn(check(8_000_000, null, base))).toEqual(['base']);
    expect(closedIn(check(8_000_000, null, (await draftOf(await drafted(8_000_000))).base))).toEqual([]);
  });

  it('refuses changes that take effect within a freeze', async () => {
    const freeze = desk.setting(CHANGE_FREEZE.name);
    if (freeze === undefined) throw new Error('a freeze is a setting');
    const from = time + DAY_MS;
    const begun = await desk.begin(
      freeze,
      { title: '', content: { freeze: { from, until: from + DAY_MS } }, from: null },
      [ADA],
    );
    if (typeof begun === 'string') throw new Error(begun);
    const content = await draftOf(begun.id);
    await freeze.propose({ by: ADA, proposalId: begun.id }, content, []).alone();
    await freeze.approve({ by: BOB, proposalId: begun.id }, content).alone();

    expect(closedIn(check(8_000_000, from - 1))).toEqual([]);
    expect(closedIn(check(8_000_000, from))).toEqual(['freeze from']);
    expect(closedIn(check(8_000_000, from + DAY_MS))).toEqual([]);
    expect(closedIn(freeze.check({ content: { freeze: null }, from: from + 1 }, undefined))).toEqual([]);
    // Formatted in house time, like the console.
    const { text } = check(8_000_000, from).gates.find(({ code }) => code === 'freeze') ?? {};
    expect(text?.en).toContain('from 2024-10-06 08:00 UTC+08:00 to 2024-10-07 08:00 UTC+08:00:');
  });
});

it('offers every setting but the length of seed chains, which a running shop cannot change', () => {
  const rules = [...game.shop.rules.keys()].filter((name) => name !== 'seed-chains');
  expect(desk.all().map(({ id }) => id)).toEqual(['catalogue', ...rules]);
});

describe('drafts', () => {
  it('refuse an edit from a stale page', async () => {
    const id = await drafted(8_000_000);
    const draft = await draftOf(id);

    expect(await desk.edit(grants, draft, wanted(7_000_000), BOB)).toMatchObject({ id });
    expect(await desk.edit(grants, draft, wanted(6_000_000), ADA)).toBe('stale-draft');
    expect(await draftOf(id)).toMatchObject({ content: { newPlayer: 7_000_000 }, editors: [ADA, BOB] });
  });

  it("are stored for a file's proposal, so that it can be approved", async () => {
    const change = { skins: [], shelves: [], boxes: [], retired: [] };
    const id = await desk.keepCatalogue({ change, by: ADA });

    expect(await desk.change(id)).toMatchObject({
      change: { setting: { id: 'catalogue' }, editors: [ADA] },
      draft: { content: change, from: null },
    });
  });

  it('are limited in size and number', async () => {
    expect(await desk.begin(grants, wanted('x'.repeat(5_000_000)), [ADA])).toBe('draft-too-large');
    for (let n = 0; n < 500; n += 1) await drafted(n);
    expect(await desk.begin(grants, wanted(1), [ADA])).toBe('too-many-drafts');
  });
});
