import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { MasterSecret } from '../../foundation/secrets/index.ts';
import { sqliteTables } from '../../foundation/tables/index.ts';
import { personTables } from './people.ts';
import { PersonalData, maskedPhone } from './personal-data.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const ANNA = {
  phone: '13800000000',
  passwordHash: '$argon2id$…',
  fingerprint: 'device-1',
  spreadCode: '',
};

const dataIn = (database: Database.Database, secret: MasterSecret) =>
  new PersonalData(database, sqliteTables(database, personTables), secret);

describe('personal data', () => {
  let database: Database.Database;
  let personal: PersonalData;

  beforeEach(() => {
    database = new Database(':memory:');
    personal = dataIn(database, SECRET);
  });

  it('is found by player id, also after a restart', () => {
    personal.add('anna0000', ANNA);

    expect(personal.find('anna0000')).toEqual(ANNA);
    expect(dataIn(database, SECRET).find('anna0000')).toEqual(ANNA);
    expect(personal.find('ben00000')).toBeUndefined();
  });

  it('is encrypted in the file', () => {
    personal.add('anna0000', ANNA);
    const file = database.serialize();

    for (const text of Object.values(ANNA).filter((one) => one !== ''))
      expect(file.includes(text)).toBe(false);
  });

  it("is unreadable under another secret, and in another player's row", () => {
    personal.add('anna0000', ANNA);
    expect(() => dataIn(database, new MasterSecret('0c'.repeat(32))).find('anna0000')).toThrow();

    database.exec("UPDATE personal SET player = 'ben00000'");
    expect(() => personal.find('ben00000')).toThrow();
  });

  it('is unreadable after its key is deleted', () => {
    personal.add('anna0000', ANNA);
    database.exec("UPDATE personal SET wrapped_key = x''");

    expect(() => personal.find('anna0000')).toThrow();
  });

  it('can be added once only', () => {
    personal.add('anna0000', ANNA);

    expect(() => personal.add('anna0000', { ...ANNA, phone: '13900000000' })).toThrow('UNIQUE');
    expect(personal.find('anna0000')).toEqual(ANNA);
  });

  it('appears in the log as a keyed hash of the phone number', () => {
    const hash = personal.loginHash('13800000000');

    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(personal.loginHash('13800000000')).toBe(hash);
    expect(personal.loginHash('13800000001')).not.toBe(hash);
    expect(dataIn(database, new MasterSecret('0c'.repeat(32))).loginHash('13800000000')).not.toBe(hash);
  });
});

describe('a masked phone number', () => {
  it('shows its first three and last four digits', () => {
    expect(maskedPhone('13812345678')).toBe('138****5678');
  });
});
