import Database from 'better-sqlite3';
import { MasterSecret } from '@skins/api/foundation/secrets';
import { type Tables, sqliteTables, statement } from '@skins/api/foundation/tables';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type People, peopleIn, personTables } from '../../api/src/slices/accounts/people.ts';
import { personDevice, personPart } from '../../api/src/slices/accounts/person-index.ts';
import { personal as personTable } from '../../api/src/slices/accounts/person-table.ts';
import { maskedPhone } from '../../api/src/slices/accounts/personal-data.ts';
import { playerNote } from '../../api/src/slices/accounts/player-notes.ts';
import { spreadCode } from '../../api/src/slices/accounts/spread-codes.ts';
import { overBoth } from '../tables/databases.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const OTHER_SECRET = new MasterSecret('0c'.repeat(32));
const [ANNA, BEN] = ['anna0000', 'ben00000'];
const DATA = { phone: '13800000000', passwordHash: '$argon2id$…', fingerprint: 'device-1', spreadCode: '' };
const NOTE = { text: 'spoke of her dog', author: 'ada' };

const rename = statement([personTable], { player: 'text' }, (rows, at) =>
  rows.updateTable('personal').set({ player: at('player') }),
);
const loseKeys = statement([personTable], { none: 'bytes' }, (rows, at) =>
  rows.updateTable('personal').set({ wrapped_key: at('none') }),
);
/** One note less than may be. */
const fillNotes = statement([playerNote], { sealed: 'bytes' }, (rows, at) =>
  rows
    .insertInto('player_note')
    .values(
      Array.from({ length: 999 }, (_none, id) => ({ id, player: ANNA, time: 0, sealed: at('sealed') })),
    ),
);

overBoth('personal data', personTables, ({ tables, stored }) => {
  let people: People;
  const over = (other: Tables, secret = SECRET) => peopleIn({ tables: other, secret });
  /** Makes each change twice, as after an answer that was lost. */
  const again = (): Tables => ({
    ...tables(),
    change: async (...asked) => {
      await tables().change(...asked);
      return tables().change(...asked);
    },
  });
  const everything = async (): Promise<Record<string, number>> => {
    const counts = personTables.map(async ({ name }) => [name, (await stored(name)).length] as const);
    return Object.fromEntries(await Promise.all(counts));
  };
  /** Fills every table about a player. */
  const fill = async ({ personal, facts, notes }: People, player: string): Promise<void> => {
    await personal.add(player, DATA);
    await facts.keep(player, 'card', '110101199003070003');
    await notes.add(player, 1, NOTE);
    await personal.marks.note('address', player, '10.0.0.1', 1);
    await personal.follows.add(player, 'cleo0000', 1);
    await personal.reads.set(player, '000000000001');
    await personal.reminders.set(player, 'soon', 1);
  };

  beforeEach(() => {
    people = over(tables());
  });

  it('is found by player id, also after a restart', async () => {
    expect(await people.personal.add(ANNA, DATA)).toBe(true);

    expect(await people.personal.find(ANNA)).toEqual(DATA);
    expect(await over(tables()).personal.find(ANNA)).toEqual(DATA);
    expect(await people.personal.find(BEN)).toBeUndefined();
  });

  it('is sealed in the database', async () => {
    await fill(people, ANNA);
    const all = await Promise.all(personTables.map(({ name }) => stored(name)));
    const cells = all.flat().flatMap((row) => Object.values(row));
    const bytes = cells.map((cell) => (Buffer.isBuffer(cell) ? cell : Buffer.from(String(cell))));

    for (const text of [DATA.phone, DATA.passwordHash, DATA.fingerprint, NOTE.text, '110101199003070003'])
      expect(bytes.some((one) => one.includes(text))).toBe(false);
  });

  it("is unreadable under another secret, and in another player's row", async () => {
    await people.personal.add(ANNA, DATA);
    await expect(over(tables(), OTHER_SECRET).personal.find(ANNA)).rejects.toThrow();

    await tables().change([rename({ player: BEN })]);
    await expect(people.personal.find(BEN)).rejects.toThrow();
  });

  it('is unreadable after its key is deleted', async () => {
    await people.personal.add(ANNA, DATA);
    await tables().change([loseKeys({ none: Buffer.alloc(0) })]);

    await expect(people.personal.find(ANNA)).rejects.toThrow();
  });

  it('can be added once only, and by one of two calls that come together', async () => {
    const other = { ...DATA, phone: '13900000000' };
    const added = await Promise.all([people.personal.add(ANNA, DATA), people.personal.add(ANNA, other)]);

    expect(added).toEqual([true, false]);
    expect(await people.personal.find(ANNA)).toEqual(DATA);
    expect(await people.personal.withPhone('13900000000')).toEqual([]);
  });

  it('keeps each of two changes that come together', async () => {
    await people.personal.add(ANNA, DATA);
    await Promise.all([
      people.personal.update(ANNA, { passwordHash: 'new' }),
      people.personal.update(ANNA, { phone: '13900000000' }),
      people.personal.update(ANNA, { nextPhone: '13700000000' }),
    ]);

    expect(await people.personal.find(ANNA)).toEqual({
      ...DATA,
      passwordHash: 'new',
      phone: '13900000000',
      nextPhone: '13700000000',
    });
    expect(await people.personal.withPhone('139000')).toEqual([ANNA]);
    expect(await people.personal.withPhone('138000')).toEqual([]);
    await people.personal.update(ANNA, { nextPhone: undefined });
    expect((await people.personal.find(ANNA))?.nextPhone).toBeUndefined();
    expect(await people.personal.update(BEN, { phone: '' })).toBe(false);
  });

  it('is found by four digits of the phone number, and by its device', async () => {
    const { personal } = people;
    await personal.add(ANNA, { ...DATA, phone: '13812345678' });
    await personal.add(BEN, { ...DATA, phone: '13856781234', fingerprint: 'device-2' });

    expect(await personal.withPhone('12345678')).toEqual([ANNA]);
    expect(await personal.withPhone('5678')).toEqual([ANNA, BEN]);
    // Both have its parts, but in another order.
    expect(await personal.withPhone('56781234')).toEqual([BEN]);
    expect(await personal.withPhone('567')).toEqual([]);
    expect(await personal.index.onDevice(personal.index.deviceOf('device-2'))).toEqual([BEN]);
    expect(await personal.index.onDevice('')).toEqual([]);
  });

  it('has an invitation code, whatever its case', async () => {
    await people.personal.add(ANNA, DATA);
    const code = people.personal.spread.codeOf(ANNA);

    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(await people.personal.spread.ownerOf(code.toLowerCase())).toBe(ANNA);
    expect(await people.personal.spread.ownerOf(people.personal.spread.codeOf(BEN))).toBeUndefined();
  });

  it('has facts and notes, the newest note first', async () => {
    await fill(people, ANNA);
    await people.facts.keep(ANNA, 'card', 'another');
    await people.facts.keep(ANNA, 'steam-id', '76561198000000007');
    await people.notes.add(ANNA, 2, { ...NOTE, text: 'second' });

    expect(await people.facts.of(ANNA)).toEqual({ card: 'another', 'steam-id': '76561198000000007' });
    expect(await people.notes.of(ANNA)).toMatchObject([
      { time: 2, text: 'second', author: 'ada' },
      { time: 1, ...NOTE },
    ]);
    expect(await people.facts.of(BEN)).toEqual({});
    expect(await people.notes.of(BEN)).toEqual([]);
  });

  it('has no more than a thousand notes', async () => {
    await people.personal.add(ANNA, DATA);
    await tables().change([fillNotes({ sealed: Buffer.alloc(1) })]);
    const added = await Promise.all([3, 2, 1].map((time) => people.notes.add(ANNA, time, NOTE)));

    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await stored('player_note')).toHaveLength(1_000);
  });

  it('leaves nothing in any table after an erasure, and nothing can be added then', async () => {
    for (const player of [ANNA, BEN]) await fill(people, player);
    await people.personal.follows.add(BEN, ANNA, 1);
    await people.personal.forget(ANNA);
    const ofBen = await everything();
    expect(Object.values(ofBen).every((rows) => rows > 0)).toBe(true);
    for (const { name } of personTables) expect(JSON.stringify(await stored(name))).not.toContain(ANNA);

    await people.personal.forget(BEN);
    await people.personal.forget(BEN);
    expect(new Set(Object.values(await everything()))).toEqual(new Set([0]));
    const { facts, notes, personal } = people;
    expect(await facts.keep(BEN, 'card', 'x')).toBe(false);
    expect(await notes.add(BEN, 1, NOTE)).toBe(false);
    await personal.marks.note('address', BEN, '10.0.0.1', 1);
    await personal.follows.add(BEN, 'cleo0000', 1);
    await personal.reads.set(BEN, '000000000001');
    await personal.reminders.set(BEN, 'soon', 1);
    expect(new Set(Object.values(await everything()))).toEqual(new Set([0]));
  });

  it('changes under one word for all that is kept of a person', async () => {
    const words = new Set<string | undefined>();
    const heard = over({
      ...tables(),
      change: (changes, alone) => {
        words.add(alone);
        return tables().change(changes, alone);
      },
    });
    await fill(heard, ANNA);
    await heard.personal.update(ANNA, { phone: '13900000000' });
    await heard.personal.forget(ANNA);

    expect([...words]).toEqual([`person ${ANNA}`]);
  });

  it('is erased with all that is added at the same time', async () => {
    const { facts, notes, personal } = people;
    for (let round = 0; round < 5; round += 1) {
      await fill(people, ANNA);
      await Promise.all([
        facts.keep(ANNA, 'real-name', 'x'),
        notes.add(ANNA, 1, NOTE),
        personal.update(ANNA, { phone: '13900000000' }),
        personal.forget(ANNA),
        personal.marks.note('address', ANNA, '10.0.0.2', 1),
        personal.follows.add(ANNA, BEN, 1),
        personal.reminders.set(ANNA, 'now', 1),
      ]);
      expect(new Set(Object.values(await everything()))).toEqual(new Set([0]));
    }
  });

  it('is the same when each change is made again, as after a lost answer', async () => {
    const twice = over(again());
    expect(await twice.personal.add(ANNA, DATA)).toBe(true);
    expect(await twice.personal.add(ANNA, { ...DATA, phone: '13900000000' })).toBe(false);
    expect(await twice.facts.keep(ANNA, 'card', 'x')).toBe(true);
    expect(await twice.notes.add(ANNA, 1, NOTE)).toBe(true);
    expect(await twice.personal.follows.add(ANNA, BEN, 1)).toBe(true);
    expect(await twice.notes.of(ANNA)).toHaveLength(1);

    await people.personal.forget(ANNA);
    await fill(twice, ANNA);
    await twice.personal.forget(ANNA);
    expect(new Set(Object.values(await everything()))).toEqual(new Set([0]));
  });

  it('is indexed at a start if it was stored before there was an index', async () => {
    await people.personal.add(ANNA, DATA);
    const code = people.personal.spread.codeOf(ANNA);
    await tables().change([
      statement([personPart], {}, (rows) => rows.deleteFrom('person_part'))({}),
      statement([personDevice], {}, (rows) => rows.deleteFrom('person_device'))({}),
      statement([spreadCode], {}, (rows) => rows.deleteFrom('spread_code'))({}),
    ]);
    expect(await people.personal.withPhone('1380')).toEqual([]);
    for (let start = 1; start <= 2; start += 1) await people.personal.indexAll();

    expect(await people.personal.withPhone('1380')).toEqual([ANNA]);
    expect(await people.personal.spread.ownerOf(code)).toBe(ANNA);
  });

  it('appears in the log as a keyed hash of the phone number', () => {
    const { personal } = people;
    const hash = personal.loginHash('13800000000');

    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(personal.loginHash('13800000000')).toBe(hash);
    expect(personal.loginHash('13800000001')).not.toBe(hash);
    expect(over(tables(), OTHER_SECRET).personal.loginHash('13800000000')).not.toBe(hash);
  });
});

it('is kept, and notes are added, in a file that an older program made', async () => {
  const file = new Database(':memory:');
  onTestFinished(() => void file.close());
  file.exec(`CREATE TABLE player_note (
      id INTEGER PRIMARY KEY AUTOINCREMENT, player TEXT NOT NULL, time INTEGER NOT NULL, sealed BLOB NOT NULL) STRICT;
    CREATE INDEX player_note_of ON player_note (player, id);
    CREATE TABLE activity_reminder (
      player TEXT NOT NULL, activity TEXT NOT NULL, asked INTEGER NOT NULL, read INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (player, activity)) STRICT, WITHOUT ROWID;`);
  const { personal, notes } = peopleIn({ tables: sqliteTables(file, personTables), secret: SECRET });
  await personal.add(ANNA, DATA);
  await notes.add(ANNA, 1, NOTE);
  file.exec('UPDATE player_note SET id = 1');
  await notes.add(ANNA, 2, { ...NOTE, text: 'second' });
  await personal.reminders.set(ANNA, 'soon', 1);

  expect((await notes.of(ANNA)).map(({ text }) => text)).toEqual(['second', NOTE.text]);
  expect(await personal.reminders.of(ANNA)).toEqual([{ activity: 'soon', asked: 1, read: false }]);
});

describe('a masked phone number', () => {
  it('shows its first three and last four digits', () => {
    expect(maskedPhone('13812345678')).toBe('138****5678');
  });
});
