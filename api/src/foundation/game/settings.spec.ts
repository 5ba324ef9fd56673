import { IMAGE_HOST } from '@skins/engine/catalogue';
import { DAY_MS, idAmong } from '@skins/engine/kernel';
import { OPERATORS_STREAM, addOperator, disableOperator, setApprovalMode } from '@skins/engine/operators';
import { newAudit } from '@skins/engine/audit';
import { GRANTS } from '@skins/engine/accounts';
import { describe, expect, it } from 'vitest';
import { boxesOf, skinsOf } from '../../slices/catalogue/catalogue-file.ts';
import { SAMPLE_FILE } from '../../../../test/catalogue/sample-file.ts';
import { catalogueControls } from '../../slices/catalogue/controls.ts';
import { createMemoryStore, START } from '../store/index.ts';
import type { Game } from './game.ts';
import { type SampleGame, sampleGame } from '../../../../test/samples/api/game.ts';
import { approve, drop, propose, stopChanges } from './settings.ts';

const ADA = 'ada0ada0ada0ada0';
const BOB = 'b0bb0bb0bb0bb0bb';
const ID = '00000000000000a1';

/** Creates a shop with a player and two operators, each of whom was added more than a day ago. */
async function shop(): Promise<{ game: SampleGame; wait: (ms: number) => void }> {
  let time = 20_000 * DAY_MS;
  const game = await sampleGame(createMemoryStore(), () => (time += 1_000));
  time += DAY_MS;
  await game.register('anna0000');
  for (const operatorId of [ADA, BOB])
    await game.act(addOperator, {
      ...asked(game),
      commandId: `add-${operatorId}`,
      input: { operatorId, personId: operatorId, role: 'owner' },
    });
  time += DAY_MS;
  await game.act(setApprovalMode, { ...asked(game), commandId: 'pairs', input: { mode: 'pairs' } });
  return { game, wait: (ms) => (time += ms) };
}

const asked = ({ streams }: Game) => ({
  streams: streams.operators,
  stream: OPERATORS_STREAM,
  context: (moment: { readonly time: number; readonly at: string }) => ({ ...moment, by: undefined }),
});

const DEARER = {
  skins: [],
  shelves: [],
  boxes: boxesOf(SAMPLE_FILE).map((box) => ({ ...box, price: 30_000 })),
  retired: [],
};
const priceIn = (game: Game) => game.catalogue().boxes.get('box-one')?.current.odds.price;

const proposal = { proposalId: ID, change: DEARER, from: null };
const proposeDearer = (game: Game) =>
  propose.catalogue(game, { by: ADA, commandId: 'propose', input: { ...proposal, editors: [] } }).alone();
const approveDearer = (game: Game, by: string, commandId = `approve-${by}`) =>
  approve.catalogue(game, { by, commandId, input: proposal }).alone();
const shutOut = (game: Game, operatorId: string) =>
  game.act(disableOperator, {
    ...asked(game),
    commandId: 'disable',
    input: { operatorId, reason: 'left' },
  });

/** @param torn number of records missing at the log's end */
const audit = async ({ store }: Game, torn = 0) => {
  const audited = newAudit();
  const log = await store.readAll(START, 10_000);
  for (const { record } of log.slice(0, log.length - torn)) audited.next(record);
  return audited.finish().divergence;
};

describe('a setting', () => {
  it('takes effect at its time, for plays and pages alike', async () => {
    const { game, wait } = await shop();
    expect(await proposeDearer(game)).toMatchObject({ kind: 'done' });
    expect(await approveDearer(game, ADA)).toMatchObject({ rejection: { code: 'own-proposal' } });
    expect(await approveDearer(game, BOB)).toMatchObject({ kind: 'done' });

    expect(priceIn(game)).toBe(19_000);
    expect(game.scheduled()).toMatchObject([{ stream: 'catalogue-boxes', proposalId: ID, approver: BOB }]);
    expect(await game.open('anna0000', 1, 'before')).toMatchObject({ reply: { opens: [{ price: 19_000 }] } });
    const seen = game.catalogue().boxes.get('box-one')?.current.versionHash ?? '';
    wait(60_000);
    expect(priceIn(game)).toBe(30_000);
    expect(game.scheduled()).toEqual([]);
    expect(await game.open('anna0000', 1, 'after')).toMatchObject({ reply: { opens: [{ price: 30_000 }] } });
    expect(
      game
        .catalogue()
        .boxes.get('box-one')
        ?.versions.map(({ versionHash }) => versionHash),
    ).toContain(seen);
    expect(await audit(game)).toBeUndefined();
  });

  it('shows a skin, a shelf and a box from their date, and a retired box until its date', async () => {
    const { game, wait } = await shop();
    const [box] = boxesOf(SAMPLE_FILE);
    const { skins, shelves } = skinsOf(SAMPLE_FILE);
    const [skin, shelf] = [skins[0], shelves[0]];
    if (box === undefined || skin === undefined || shelf === undefined)
      throw new Error('the sample is empty');
    const change = {
      skins: [{ ...skin, skinId: 'later' }],
      shelves: [{ ...shelf, shelfId: 'later' }],
      boxes: [{ ...box, boxId: 'later', face: { ...box.face, number: 9, shelfId: 'later' } }],
      retired: [{ boxId: box.boxId }],
    };
    const from = game.clock() + DAY_MS;
    const asked = { proposalId: ID, change, from };
    const proposed = await propose
      .catalogue(game, { by: ADA, commandId: 'p', input: { ...asked, editors: [] } })
      .alone();
    expect(proposed).toMatchObject({ kind: 'done' });
    const approved = await approve.catalogue(game, { by: BOB, commandId: 'a', input: asked }).alone();
    expect(approved).toMatchObject({ kind: 'done' });
    const shown = () => {
      const { skins: known, shelves: placed, boxes } = game.catalogue();
      return [known.has('later'), placed.has('later'), boxes.has('later'), boxes.has(box.boxId)];
    };
    expect(shown()).toEqual([false, false, false, true]);
    expect(await game.open('anna0000', 1, 'early', 'later')).toMatchObject({
      rejection: { code: 'unknown-box' },
    });
    wait(from - game.clock() - 5_000);
    expect(shown()).toEqual([false, false, false, true]);
    wait(5_000);
    expect(shown()).toEqual([true, true, true, false]);
    expect(await audit(game)).toBeUndefined();
  });

  it('is published together with another one in one append, which the auditor verifies', async () => {
    const { game } = await shop();
    const several = [
      { proposalId: ID, name: GRANTS.name, content: { newPlayer: 1 }, from: null },
      { proposalId: ID, name: IMAGE_HOST.name, content: { origin: 'https://images.example' }, from: null },
    ];
    for (const input of several)
      await propose.rules(game, { by: ADA, commandId: 'propose', input: { ...input, editors: [] } }).alone();
    const among = (n: number) => ({ name: '0a1b2c3d4e5f', n, of: several.length });
    const approving = (by: string) =>
      several.map((input, k) =>
        approve.rules(game, { by, commandId: idAmong(`approve-${by}`, among(k + 1)), input }),
      );
    // The author of both may approve neither.
    expect(await game.runtime.executeTogether(approving(ADA))).toMatchObject({ kind: 'refused', at: 0 });
    expect(await game.runtime.executeTogether(approving(BOB))).toMatchObject({ kind: 'done' });
    expect(await audit(game)).toBeUndefined();
    // A log whose last append was torn contains only part of the group.
    expect(await audit(game, 2)).toMatchObject({ rule: 'together', found: 'the end of the log' });
  });

  it('is approved once if two approvals race', async () => {
    const { game } = await shop();
    await proposeDearer(game);
    const both = await Promise.all([approveDearer(game, BOB, 'one'), approveDearer(game, BOB, 'two')]);

    expect(both.map(({ kind }) => kind)).toEqual(['done', 'refused']);
    expect(both[1]).toMatchObject({ rejection: { code: 'proposal-ended', how: 'approved' } });
  });

  it('can be dropped if it is a set of rules', async () => {
    const { game } = await shop();
    const asking = { proposalId: ID, name: GRANTS.name, content: { newPlayer: 1 }, from: null };
    await propose.rules(game, { by: ADA, commandId: 'propose', input: { ...asking, editors: [] } }).alone();
    await drop.rules(game, GRANTS.name, { by: BOB, commandId: 'drop', input: { proposalId: ID } });

    expect(await approve.rules(game, { by: BOB, commandId: 'late', input: asking }).alone()).toMatchObject({
      rejection: { code: 'proposal-ended', how: 'refused' },
    });
  });

  it('rolls back once if its approver is disabled before it takes effect', async () => {
    const { game, wait } = await shop();
    await proposeDearer(game);
    await approveDearer(game, BOB);
    await shutOut(game, BOB);

    expect(await stopChanges(game)).toBe(1);
    expect(await stopChanges(game)).toBe(0);
    wait(60_000);
    expect(priceIn(game)).toBe(19_000);
    expect(await game.open('anna0000', 1, 'after')).toMatchObject({ reply: { opens: [{ price: 19_000 }] } });
    expect(await audit(game)).toBeUndefined();
  });
});

describe('a setting in force', () => {
  it('stays in force even if its approver was disabled before it took effect and stopChanges runs later', async () => {
    const { game, wait } = await shop();
    await proposeDearer(game);
    await approveDearer(game, BOB);
    await shutOut(game, BOB);
    wait(60_000);
    expect(await game.open('anna0000', 1, 'before')).toMatchObject({ reply: { opens: [{ price: 30_000 }] } });

    expect(await stopChanges(game)).toBe(0);
    expect(priceIn(game)).toBe(30_000);
    expect(await game.open('anna0000', 1, 'after')).toMatchObject({ reply: { opens: [{ price: 30_000 }] } });
    expect(await audit(game)).toBeUndefined();
  });
});

describe('a catalogue file for a shop with players', () => {
  const desk = (role: 'known' | 'unknown') => ({
    named: async () =>
      role === 'unknown'
        ? undefined
        : {
            operatorId: ADA,
            name: 'ada',
            role: 'owner' as const,
            created: 0,
            since: 0,
            disabled: false,
            enrolled: true,
          },
  });
  const proof = { password: 'of ada', totp: '123456' };
  const prove = async (_operator: unknown, { password }: { readonly password: string }) =>
    password === proof.password ? undefined : ('proof-wrong' as const);
  const file = { ...SAMPLE_FILE, boxes: SAMPLE_FILE.boxes.map((box) => ({ ...box, price: '3' })) };

  it("becomes an operator's proposal, or nothing if the shop already matches it", async () => {
    const { game } = await shop();
    const noted: string[] = [];
    const note = (what: string) => void noted.push(what);
    const { 'catalogue-propose': control } = catalogueControls(
      game,
      desk('known'),
      note,
      prove,
      async () => ID,
    );

    expect(await control?.({ operator: 'ada', ...proof, file: SAMPLE_FILE })).toEqual({
      proposalId: null,
      touched: [],
    });
    expect(await control?.({ operator: 'ada', ...proof, file })).toEqual({ proposalId: ID, touched: [] });
    expect([...game.catalogueState().proposals.open.keys()]).toEqual([ID]);
    expect(priceIn(game)).toBe(19_000);
    // The security log names the operator, who may be unaware of the command.
    expect(noted).toEqual(['catalogue propose ada: nothing changes', `catalogue propose ada: ${ID}`]);
  });

  it('is proposed in nobody’s name without that operator’s proof', async () => {
    const { game } = await shop();
    const noted: string[] = [];
    const note = (what: string) => void noted.push(what);
    const { 'catalogue-propose': control } = catalogueControls(
      game,
      desk('known'),
      note,
      prove,
      async () => ID,
    );

    await expect(control?.({ operator: 'ada', file })).rejects.toThrow('malformed');
    const guessed = { ...proof, password: 'guessed' };
    await expect(control?.({ operator: 'ada', ...guessed, file })).rejects.toThrow('password or the code');
    expect(game.catalogueState().proposals.open.size).toBe(0);
    expect(noted).toEqual(['catalogue propose ada: proof-wrong']);
  });

  it('is refused with the reason', async () => {
    const { game } = await shop();
    const noted: string[] = [];
    const note = (what: string) => void noted.push(what);
    const { 'catalogue-propose': control } = catalogueControls(game, desk('known'), note, prove);
    const dear = { ...file, boxes: file.boxes.map((box) => ({ ...box, price: '900000' })) };

    await expect(control?.({ operator: 'ada', ...proof, file: dear })).rejects.toThrow('price-out-of-bounds');
    const [skin] = file.skins;
    const skins = Array.from({ length: 5_000 }, (_none, k) => (skin ? { ...skin, id: `more-${k}` } : skin));
    const large = { ...file, skins: [...file.skins, ...skins] };
    await expect(control?.({ operator: 'ada', ...proof, file: large })).rejects.toThrow(
      'propose it in parts',
    );
    const { 'catalogue-propose': strangers } = catalogueControls(game, desk('unknown'), note, prove);
    await expect(strangers?.({ operator: 'eve', ...proof, file })).rejects.toThrow(
      'there is no operator eve',
    );
    expect(noted).toEqual([
      'catalogue propose ada: refused',
      'catalogue propose ada: refused',
      'catalogue propose eve: nobody',
    ]);
  });
});
