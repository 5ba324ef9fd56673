import Database from 'better-sqlite3';
import { claimLogin, loginStream, playerStream } from '@skins/engine/accounts';
import { codec } from '@skins/engine/shop';
import { expect, it, onTestFinished } from 'vitest';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { Projector } from '../../foundation/projections/index.ts';
import { MasterSecret } from '../../foundation/secrets/index.ts';
import { sqliteTables } from '../../foundation/tables/index.ts';
import { sweepClaims } from './claim-sweep.ts';
import { openClaims } from './open-claims.ts';
import { PasswordPool } from './password-pool.ts';
import { personTables } from './people.ts';
import { PersonalData } from './personal-data.ts';
import { PhoneChanges } from './phone-change.ts';
import { Registrar } from './registration.ts';

const HOUR_MS = 3_600_000;

it('a sweep completes interrupted registrations, releases those that cannot be completed, and leaves running ones alone', async () => {
  const game = await sampleGame();
  const tables = sqliteTables(new Database(':memory:'), personTables);
  const personal = new PersonalData(tables, new MasterSecret('0b'.repeat(32)));
  const readModels = new Database(':memory:');
  const projector = new Projector(game.store, codec, readModels, [openClaims], () => undefined);
  const claim = (digit: string, playerId: string) =>
    game.act(claimLogin, {
      streams: game.streams.login,
      stream: loginStream('phone', digit.repeat(64)),
      commandId: 'claim',
      input: { kind: 'phone', playerId },
      context: () => ({ registration: true }),
    });
  const owner = async (digit: string) =>
    (await game.streams.login.read(loginStream('phone', digit.repeat(64)))).state.playerId;
  const sweptAt = async (time: number) => {
    await projector.catchUp();
    const registrar = new Registrar(game, personal, passwords);
    await sweepClaims({
      registrar,
      phones: new PhoneChanges(game, personal),
      readModels,
      clock: () => time,
      onTrouble: (error) => expect.unreachable(String(error)),
    })();
    await projector.catchUp();
  };
  const passwords = new PasswordPool();
  onTestFinished(() => passwords.close());
  await claim('1', 'anna0000');
  await personal.add('anna0000', { phone: '13800000000', passwordHash: '', fingerprint: '', spreadCode: '' });
  await claim('2', 'ben00000');
  const time = game.clock();

  await sweptAt(time);
  expect([await owner('1'), await owner('2')]).toEqual(['anna0000', 'ben00000']);

  await sweptAt(time + HOUR_MS);
  expect([await owner('1'), await owner('2')]).toEqual(['anna0000', undefined]);
  expect(await game.store.readStream(playerStream('anna0000'))).toHaveLength(3);
  expect(await game.store.readStream(playerStream('ben00000'))).toHaveLength(0);
  expect(readModels.prepare('SELECT * FROM open_claim').all()).toEqual([]);
});
