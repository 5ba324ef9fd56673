import Database from 'better-sqlite3';
import { loginStream } from '@skins/engine/accounts';
import { newAudit } from '@skins/engine/audit';
import { codec } from '@skins/engine/shop';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Eraser } from '../erasure/eraser.ts';
import { type SampleGame, sampleGame } from '../../../../test/samples/api/game.ts';
import { Identities } from '../identity/identities.ts';
import { Projector } from '../../foundation/projections/index.ts';
import { MasterSecret, nativeSha256 } from '../../foundation/secrets/index.ts';
import { START } from '../../foundation/store/index.ts';
import { sweepClaims } from './claim-sweep.ts';
import { openClaims } from './open-claims.ts';
import { PasswordPool } from './password-pool.ts';
import { peopleIn, personTables } from './people.ts';
import { PersonalData } from './personal-data.ts';
import { PhoneChanges } from './phone-change.ts';
import { Registrar } from './registration.ts';
import { sqliteTables } from '../../foundation/tables/index.ts';
import { Sessions, session } from './sessions.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const OLD = '13800000000';
const NEW = '13900000000';
const PASSWORD = 'nanshan7x';
const HOUR_MS = 3_600_000;

describe('a phone number change', () => {
  let game: SampleGame;
  let personal: PersonalData;
  let registrar: Registrar;
  let phones: PhoneChanges;
  let anna: string;
  const passwords = new PasswordPool();
  afterAll(() => passwords.close());

  const register = async (phone: string, key = `register-${phone.slice(0, 3)}`): Promise<string> => {
    const newcomer = { phone, password: PASSWORD, fingerprint: phone, spreadCode: '' };
    const registration = await registrar.register(newcomer, key);
    if (registration.kind !== 'registered') throw new Error(registration.kind);
    return registration.playerId;
  };

  beforeEach(async () => {
    vi.restoreAllMocks();
    game = await sampleGame();
    const tables = sqliteTables(new Database(':memory:'), personTables);
    ({ personal } = peopleIn({ tables, secret: SECRET }));
    registrar = new Registrar(game, personal, passwords);
    phones = new PhoneChanges(game, personal);
    anna = await register(OLD);
  });

  const log = async () => (await game.store.readAll(START, 1_000)).map(({ record }) => record);

  async function expectClean(): Promise<void> {
    const audit = newAudit({ hash: nativeSha256 });
    for (const record of await log()) audit.next(record);
    expect(audit.finish().divergence).toBeUndefined();
  }

  /** Runs the sweep of the next start, an hour later. */
  async function swept(): Promise<void> {
    const readModels = new Database(':memory:');
    await new Projector(game.store, codec, readModels, [openClaims], () => undefined).catchUp();
    await sweepClaims({
      registrar,
      phones: new PhoneChanges(game, personal),
      readModels,
      clock: () => game.clock() + HOUR_MS,
      onTrouble: (error) => expect.unreachable(String(error)),
    })();
  }

  it('lets the player in with the new number alone, and frees the old one', async () => {
    expect(await phones.change(anna, NEW, 'change')).toEqual({ kind: 'changed' });

    expect(await registrar.login(NEW, PASSWORD)).toBe(anna);
    expect(await registrar.login(OLD, PASSWORD)).toBeUndefined();
    expect(await registrar.isFree(OLD)).toBe(true);
    expect(await personal.withPhone('1390000')).toEqual([anna]);
    expect(await personal.withPhone('1380000')).toEqual([]);
    expect(await register(OLD, 'somebody else')).not.toBe(anna);
    await expectClean();
  });

  it('puts no number into the log', async () => {
    await phones.change(anna, NEW, 'change');

    for (const phone of [OLD, NEW]) expect((await log()).join('')).not.toContain(phone);
  });

  it('is idempotent, also under another key', async () => {
    await phones.change(anna, NEW, 'change');
    const before = await log();
    for (const key of ['change', 'again'])
      expect(await phones.change(anna, NEW, key)).toEqual({ kind: 'changed' });

    expect(await log()).toEqual(before);
  });

  it('is refused if the number is taken, and changes nothing', async () => {
    const ben = await register(NEW);

    expect(await phones.change(anna, NEW, 'change')).toEqual({ kind: 'login-taken' });
    expect(await registrar.login(OLD, PASSWORD)).toBe(anna);
    expect(await registrar.login(NEW, PASSWORD)).toBe(ben);
    expect((await personal.find(anna))?.nextPhone).toBeUndefined();
  });

  it('succeeds for one of two players who want the same number at once', async () => {
    const ben = await register('13600000000');
    const changes = await Promise.all([phones.change(anna, NEW, 'a'), phones.change(ben, NEW, 'b')]);

    expect(changes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'login-taken']);
    await expectClean();
  });

  it('can be reverted', async () => {
    await phones.change(anna, NEW, 'there');
    expect(await phones.change(anna, OLD, 'back')).toEqual({ kind: 'changed' });

    expect(await registrar.login(OLD, PASSWORD)).toBe(anna);
    expect(await registrar.isFree(NEW)).toBe(true);
    await expectClean();
  });

  const cut = async (after: 'bound' | 'kept'): Promise<void> => {
    const update = personal.update.bind(personal);
    vi.spyOn(personal, 'update').mockImplementation(async (playerId, change) => {
      if (after === 'bound' && change.phone !== undefined) throw new Error('killed');
      return update(playerId, change);
    });
    if (after === 'kept') vi.spyOn(game, 'act').mockImplementation(() => Promise.reject(new Error('killed')));
    await expect(phones.change(anna, NEW, 'change')).rejects.toThrow('killed');
    vi.restoreAllMocks();
  };

  it.each(['bound', 'kept'] as const)(
    'leaves a way in if interrupted once it was %s, and is finished later',
    async (after) => {
      await cut(after);
      const ways = [await registrar.login(OLD, PASSWORD), await registrar.login(NEW, PASSWORD)];
      expect(ways).toContain(anna);

      await swept();
      expect(await personal.find(anna)).toMatchObject({ phone: NEW });
      expect(await registrar.login(NEW, PASSWORD)).toBe(anna);
      expect(await registrar.login(OLD, PASSWORD)).toBeUndefined();
      expect(await personal.find(anna)).toMatchObject({ phone: NEW });
      expect((await game.streams.login.read(loginStream('phone', personal.loginHash(OLD)))).state).toEqual({
        playerId: undefined,
        granted: true,
      });
      await expectClean();
    },
  );

  it('is finished by the next login after the personal data was restored', async () => {
    await cut('kept');
    await personal.update(anna, { phone: OLD, nextPhone: undefined });
    await swept();

    expect(await registrar.login(NEW, PASSWORD)).toBe(anna);
    expect(await personal.find(anna)).toMatchObject({ phone: NEW });
  });

  const eraser = (): Eraser =>
    new Eraser({
      game,
      phones,
      personal,
      identities: new Identities(game, SECRET),
      sessions: new Sessions(sqliteTables(new Database(':memory:'), [session]), game.clock),
    });

  /** Checks that both numbers of an erased player are free, and that the auditor finds nothing open. */
  async function expectFree(): Promise<void> {
    await swept();
    for (const phone of [OLD, NEW]) {
      const stream = loginStream('phone', personal.loginHash(phone));
      expect((await game.streams.login.read(stream)).state.playerId).toBeUndefined();
    }
    for (let minute = 0; minute < 2 * 1_440; minute += 1) game.clock();
    await register('13600000000');
    await expectClean();
  }

  it.each(['bound', 'kept'] as const)(
    'is finished by a further change if interrupted once it was %s',
    async (after) => {
      await cut(after);
      expect(await phones.change(anna, '13700000000', 'another')).toEqual({ kind: 'changed' });

      await swept();
      expect(await registrar.login('13700000000', PASSWORD)).toBe(anna);
      for (const former of [OLD, NEW]) expect(await registrar.isFree(former)).toBe(true);
      for (let minute = 0; minute < 2 * 1_440; minute += 1) game.clock();
      await register(OLD, 'somebody else');
      await expectClean();
    },
  );

  it.each(['bound', 'kept'] as const)(
    'is undone by an erasure if interrupted once it was %s',
    async (after) => {
      await cut(after);
      expect(await eraser().erase(anna, 'erase')).toBeUndefined();

      await expectFree();
    },
  );

  it('comes before a concurrent erasure, or not at all', async () => {
    for (const first of ['change', 'erasure'] as const) {
      const change = () => phones.change(anna, NEW, 'change');
      const erase = () => eraser().erase(anna, 'erase');
      await Promise.all(first === 'change' ? [change(), erase()] : [erase(), change()]);
    }

    expect(await personal.find(anna)).toBeUndefined();
    await expectFree();
  });

  it('requires the first step in the same session, within ten minutes', async () => {
    await phones.begin(anna, 'token');

    expect(await phones.hasBegun(anna, 'token')).toBe(true);
    expect(await phones.hasBegun(anna, 'stolen')).toBe(false);
    for (let minute = 0; minute < 10; minute += 1) game.clock();
    expect(await phones.hasBegun(anna, 'token')).toBe(false);
  });
});

describe('an invitation', () => {
  const passwords = new PasswordPool();
  afterAll(() => passwords.close());

  it('records the player whose code was given, but nobody for the same device or an unknown code', async () => {
    const game = await sampleGame();
    const personal = new PersonalData(sqliteTables(new Database(':memory:'), personTables), SECRET);
    const registrar = new Registrar(game, personal, passwords);
    const enter = async (phone: string, fingerprint: string, spreadCode: string) => {
      const newcomer = { phone, password: PASSWORD, fingerprint, spreadCode };
      const registration = await registrar.register(newcomer, phone);
      if (registration.kind !== 'registered') throw new Error(registration.kind);
      const { accounts } = await game.readPlayer(registration.playerId);
      return { id: registration.playerId, invitedBy: accounts.invitedBy };
    };
    const anna = await enter(OLD, 'a', '');
    const code = personal.spread.codeOf(anna.id);

    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(await enter(NEW, 'b', code.toLowerCase())).toMatchObject({ invitedBy: anna.id });
    expect(await enter('13700000000', 'a', code)).toMatchObject({ invitedBy: null });
    expect(await enter('13600000000', 'c', 'NOBODYS000')).toMatchObject({ invitedBy: null });
  });
});
