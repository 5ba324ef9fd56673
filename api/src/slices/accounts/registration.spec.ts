import Database from 'better-sqlite3';
import { AGREEMENT, agreedIn, claimLogin, loginStream, playerStream } from '@skins/engine/accounts';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SampleGame, sampleGame } from '../../../../test/samples/api/game.ts';
import { MasterSecret } from '../../foundation/secrets/index.ts';
import { sqliteTables } from '../../foundation/tables/index.ts';
import { START } from '../../foundation/store/index.ts';
import { PasswordPool } from './password-pool.ts';
import { personTables } from './people.ts';
import { PersonalData } from './personal-data.ts';
import { type Newcomer, Registrar } from './registration.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const ANNA: Newcomer = {
  phone: '13800000000',
  password: 'password1',
  fingerprint: 'device-1',
  spreadCode: '',
};

const emptyData = () => new PersonalData(sqliteTables(new Database(':memory:'), personTables), SECRET);

describe('Registrar', () => {
  let game: SampleGame;
  let personal: PersonalData;
  let registrar: Registrar;
  const passwords = new PasswordPool();
  afterAll(() => passwords.close());

  beforeEach(async () => {
    game = await sampleGame();
    personal = emptyData();
    registrar = new Registrar(game, personal, passwords);
  });

  const register = async (newcomer: Newcomer = ANNA, commandId = 'first'): Promise<string> => {
    const registration = await registrar.register(newcomer, commandId);
    if (registration.kind !== 'registered') throw new Error(registration.kind);
    return registration.playerId;
  };

  const claim = (playerId: string, { streams }: SampleGame) => ({
    command: claimLogin,
    streams: streams.login,
    stream: loginStream('phone', personal.loginHash(ANNA.phone)),
    commandId: `claim-${playerId}`,
    input: { kind: 'phone', playerId } as const,
    actor: 'system',
    context: () => ({ registration: true }),
  });

  it('claims the phone number, stores the personal data, and begins the stream with the demo gems', async () => {
    const playerId = await register();

    expect(playerId).toMatch(/^[a-z0-9]{12}$/);
    expect(await personal.find(playerId)).toMatchObject({ phone: ANNA.phone, fingerprint: 'device-1' });
    expect(await game.readPlayer(playerId)).toMatchObject({ wallet: { balance: 10_000_000 } });
    expect(await registrar.isFree(ANNA.phone)).toBe(false);
  });

  it('puts no personal data into the log', async () => {
    await register();
    const log = JSON.stringify(await game.store.readAll(START, 1_000));

    for (const secret of [ANNA.phone, ANNA.password, ANNA.fingerprint, 'argon2'])
      expect(log).not.toContain(secret);
  });

  it('refuses a phone number that is taken', async () => {
    const playerId = await register();

    for (const taking of [{ ...ANNA, password: 'stolen123' }, ANNA])
      expect(await registrar.register(taking, 'second')).toEqual({ kind: 'login-taken' });
    expect(await registrar.login(ANNA.phone, 'stolen123')).toBeUndefined();
    expect(await registrar.login(ANNA.phone, ANNA.password)).toBe(playerId);
  });

  it('registers one of three concurrent requests', async () => {
    const registrations = await Promise.all(['a', 'b', 'c'].map((key) => registrar.register(ANNA, key)));

    expect(registrations.filter(({ kind }) => kind === 'registered')).toHaveLength(1);
    expect(await registrar.login(ANNA.phone, ANNA.password)).toBeDefined();
  });

  it('is idempotent under the same key, at once and later', async () => {
    const twins = await Promise.all([register(), register(), register()]);
    const events = (await game.store.readAll(START, 1_000)).length;

    expect(new Set([...twins, await register()]).size).toBe(1);
    expect(await game.readPlayer(twins[0])).toMatchObject({ wallet: { balance: 10_000_000 } });
    expect(await game.store.readAll(START, 1_000)).toHaveLength(events);
  });

  it.each([{ password: 'password2' }, { fingerprint: 'device-2' }, { spreadCode: 'friend' }])(
    'refuses the same key with another %o, and lets nobody in',
    async (other) => {
      await register();

      expect(await registrar.register({ ...ANNA, ...other }, 'first')).toEqual({ kind: 'key-reused' });
      expect(await registrar.login(ANNA.phone, 'password2')).toBeUndefined();
    },
  );

  it('treats the same key with another phone as another registration', async () => {
    expect(await register({ ...ANNA, phone: '13900000000' })).not.toBe(await register());
  });

  it('keeps refusing a key that was refused', async () => {
    const [first, second] = await Promise.all(['a', 'b'].map((key) => registrar.register(ANNA, key)));
    const loser = first?.kind === 'registered' ? 'b' : 'a';

    expect(new Set([first?.kind, second?.kind])).toEqual(new Set(['login-taken', 'registered']));
    expect(await registrar.register(ANNA, loser)).toEqual({ kind: 'login-taken' });
  });

  it('resumes after a crash that came before the personal data was stored', async () => {
    await game.runtime.execute(claim('anna0000', game));
    expect(await registrar.isFree(ANNA.phone)).toBe(true);

    expect(await register()).toBe('anna0000');
    expect(await register()).toBe('anna0000');
  });

  it('frees the number after such a crash, and never accepts its key again', async () => {
    const login = loginStream('phone', personal.loginHash(ANNA.phone));
    await game.runtime.execute({
      ...claim(personal.newPlayerId(ANNA.phone, 'first'), game),
      commandId: 'first',
    });
    for (let time = 1; time <= 2; time += 1)
      await registrar.settleClaim(login, personal.newPlayerId(ANNA.phone, 'first'));

    expect((await game.streams.login.read(login)).version).toBe(2);
    expect(await registrar.register(ANNA, 'first')).toEqual({ kind: 'key-reused' });
    expect(await register(ANNA, 'second')).toBe(personal.newPlayerId(ANNA.phone, 'second'));
    expect(await registrar.login(ANNA.phone, ANNA.password)).toBe(personal.newPlayerId(ANNA.phone, 'second'));
  });

  it('does not release a claim during a concurrent registration', async () => {
    await game.runtime.execute(claim('anna0000', game));
    const login = loginStream('phone', personal.loginHash(ANNA.phone));
    let settled: Promise<void> | undefined;
    const add = vi.spyOn(personal, 'add').mockImplementationOnce((...data) => {
      // The sweep looks just before the data is stored.
      settled = registrar.settleClaim(login, 'anna0000');
      add.mockRestore();
      return personal.add(...data);
    });

    expect(await register()).toBe('anna0000');
    await settled;
    expect(await registrar.login(ANNA.phone, ANNA.password)).toBe('anna0000');
  });

  it('is completed by a login after a crash that came before the stream began', async () => {
    const playerId = await register();
    // The log after a crash: login claimed, personal data stored, no player stream.
    const crashed = await sampleGame();
    const recovered = new Registrar(crashed, personal, passwords);
    await crashed.runtime.execute(claim(playerId, crashed));
    expect(await recovered.login(ANNA.phone, ANNA.password)).toBe(playerId);
    expect(await recovered.login(ANNA.phone, ANNA.password)).toBe(playerId);

    expect(await crashed.store.readStream(playerStream(playerId))).toHaveLength(3);
  });

  it('notes after such a crash the texts that were shown, unless they are no longer in force', async () => {
    const texts = game.rulesAt(AGREEMENT, game.clock()).content;
    const { hash } = agreedIn(texts, 'ru');
    for (const [digit, shown] of [
      ['1', true],
      ['2', false],
    ] as const) {
      const phone = `1380000000${digit}`;
      const agreed = { language: 'vi' as const, hash: shown ? hash : 'f'.repeat(64) };
      const playerId = `crashed${digit}`;
      await personal.add(playerId, {
        phone,
        passwordHash: 'x',
        fingerprint: 'device',
        spreadCode: '',
        agreed,
      });
      const stream = loginStream('phone', personal.loginHash(phone));
      await game.runtime.execute({ ...claim(playerId, game), stream });
      await registrar.settleClaim(stream, playerId);
      const [last] = (await game.readPlayer(playerId)).accounts.agreed;
      expect(last).toMatchObject(
        shown
          ? { hash, language: 'ru', shown: true }
          : { hash: agreedIn(texts, 'vi').hash, language: 'vi', shown: false },
      );
    }
  });

  it('keeps a number taken if its personal data is lost', async () => {
    const playerId = await register();
    const without = new Registrar(game, emptyData(), passwords);
    expect(await without.isFree(ANNA.phone)).toBe(false);

    expect(await without.register(ANNA, 'second')).toEqual({ kind: 'login-taken' });
    expect(await without.register(ANNA, 'first')).toEqual({ kind: 'key-reused' });
    expect(await without.login(ANNA.phone, ANNA.password)).toBeUndefined();
    expect(await registrar.login(ANNA.phone, ANNA.password)).toBe(playerId);
  });

  it('refuses a wrong password or an unknown number', async () => {
    await register();

    expect(await registrar.login(ANNA.phone, 'password2')).toBeUndefined();
    expect(await registrar.login('13900000000', ANNA.password)).toBeUndefined();
    expect(await registrar.isFree('13900000000')).toBe(true);
  });

  it('refuses a password that was replaced while it was checked', async () => {
    const playerId = await register();
    const matches = passwords.matches.bind(passwords);
    vi.spyOn(passwords, 'matches').mockImplementationOnce(async (...asked) => {
      const right = await matches(...asked);
      await registrar.setPassword(ANNA.phone, 'password2');
      return right;
    });

    expect(await registrar.login(ANNA.phone, ANNA.password)).toBeUndefined();
    expect(await registrar.login(ANNA.phone, 'password2')).toBe(playerId);
    const late = async () => void (await registrar.setPassword(ANNA.phone, ANNA.password));
    expect(await registrar.login(ANNA.phone, 'password2', 'known', late)).toBeUndefined();
  });
});
