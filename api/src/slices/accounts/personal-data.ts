import { AGREED_LANGUAGES } from '@skins/engine/accounts';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import { type Tables, statement } from '../../foundation/tables/index.ts';
import { Follows } from './follows.ts';
import { factsForgotten } from './person-facts.ts';
import { PersonIndex } from './person-index.ts';
import { PersonKeys } from './person-keys.ts';
import { type SealedPerson, aloneWith, personal } from './person-table.ts';
import { PlayerMarks } from './player-marks.ts';
import { notesForgotten } from './player-notes.ts';
import { ReadMarks } from './read-marks.ts';
import { Reminders } from './reminders.ts';
import { seal, unseal } from './sealed-box.ts';
import { SpreadCodes } from './spread-codes.ts';

const Personal = Type.Object({
  phone: Type.String(),
  /** PHC string */
  passwordHash: Type.String(),
  fingerprint: Type.String(),
  /** code of the inviting player; empty for none */
  spreadCode: Type.String(),
  /** new number of a running change */
  nextPhone: Type.Optional(Type.String()),
  /** the language of the registration, and the hash of the texts that were shown, until the log has it; empty for none */
  agreed: Type.Optional(Type.Object({ language: Type.Enum([...AGREED_LANGUAGES]), hash: Type.String() })),
});
/** Personal data of a player: stored outside the log, never in it. */
export type Personal = Static<typeof Personal>;
const checkedPersonal = Compile(Personal);

const ID_LENGTH = 12;

const insert = statement([personal], personal.columns, (rows, at) =>
  rows
    .insertInto('personal')
    .values({ player: at('player'), wrapped_key: at('wrapped_key'), sealed: at('sealed') })
    .onConflict((row) => row.doNothing()),
);
const replace = statement([personal], { player: 'text', before: 'bytes', sealed: 'bytes' }, (rows, at) =>
  rows
    .updateTable('personal')
    .set({ sealed: at('sealed') })
    .where('player', '=', at('player'))
    .where('sealed', '=', at('before')),
);
const remove = statement([personal], { player: 'text', sealed: 'bytes' }, (rows, at) =>
  rows.deleteFrom('personal').where('player', '=', at('player')).where('sealed', '=', at('sealed')),
);

/** Personal data, each player's under a key of its own. Deleting the key makes the data unreadable. */
export class PersonalData {
  readonly #tables: Tables;
  readonly #logHas: (events: number) => void;
  readonly #indexKey: Buffer;
  readonly #idKey: Buffer;
  readonly #deviceKey: Buffer;
  readonly keys: PersonKeys;
  /** finds people by their data */
  readonly index: PersonIndex;
  /** invitation codes */
  readonly spread: SpreadCodes;
  /** what accounts have in common */
  readonly marks: PlayerMarks;
  /** what each player has read */
  readonly reads: ReadMarks;
  /** whom each player follows */
  readonly follows: Follows;
  /** activities of whose start players want to be told */
  readonly reminders: Reminders;

  /** @param logHas notes a number of events that the log has; a log with fewer is an older one */
  constructor(tables: Tables, secret: MasterSecret, logHas: (events: number) => void = () => undefined) {
    this.#tables = tables;
    this.#logHas = logHas;
    this.#indexKey = secret.derive('skins login index v1');
    this.#idKey = secret.derive('skins player ids v1');
    this.#deviceKey = secret.derive('skins device index v1');
    this.keys = new PersonKeys(tables, secret);
    this.index = new PersonIndex(tables, secret);
    this.spread = new SpreadCodes(tables, secret);
    this.marks = new PlayerMarks(tables, secret);
    this.reads = new ReadMarks(tables);
    this.follows = new Follows(tables);
    this.reminders = new Reminders(tables);
  }

  /** Returns the hash that stands for a phone number in the log. It is keyed, because all numbers could be tried. */
  loginHash(phone: string): string {
    return hmacHex(this.#indexKey, phone);
  }

  /** Returns the keyed hash that stands for a device in the log. */
  deviceHash(fingerprint: string): string {
    return hmacHex(this.#deviceKey, fingerprint);
  }

  /** Derives the id of the player whom a command registers: the same on every retry, and not guessable. */
  newPlayerId(phone: string, commandId: string): string {
    return BigInt(`0x${hmacHex(this.#idKey, `${phone}/${commandId}`)}`)
      .toString(36)
      .slice(-ID_LENGTH);
  }

  async find(player: string): Promise<Personal | undefined> {
    const row = await this.keys.row(player);
    return row && this.#opened(row);
  }

  /**
   * @param claimed number of events in the log when the login was claimed
   * @returns false if the player has personal data already
   */
  async add(player: string, data: Personal, claimed = 0): Promise<boolean> {
    // True of the log, whether or not the row is stored.
    this.#logHas(claimed);
    const { key, wrapped } = this.keys.made(player);
    const sealed = seal(key, Buffer.from(JSON.stringify(data)), player);
    const [added] = await this.#tables.change(
      [
        insert({ player, wrapped_key: wrapped, sealed }),
        ...this.index.adding(player, data, sealed),
        ...this.spread.adding(player),
      ],
      aloneWith(player),
    );
    // None is added again after a lost connection.
    return added === 1 || (await this.keys.row(player))?.sealed.equals(sealed) === true;
  }

  /**
   * Changes personal data; undefined values are removed.
   * @returns false if the player has no personal data
   */
  async update(
    player: string,
    change: { readonly [Name in keyof Personal]?: Personal[Name] | undefined },
  ): Promise<boolean> {
    // Again, if the data was changed between reading and writing.
    for (let changed = 0; changed !== 1;) {
      const row = await this.keys.row(player);
      if (row === undefined) return false;
      const before = this.#opened(row);
      const data: unknown = JSON.parse(JSON.stringify({ ...before, ...change }));
      if (!checkedPersonal.Check(data)) throw new TypeError(`what is to be known of ${player} is malformed`);
      const sealed = seal(this.keys.unwrapped(row), Buffer.from(JSON.stringify(data)), player);
      [changed = 0] = await this.#replaced(row, { before, data, sealed });
    }
    return true;
  }

  /** Deletes a player's key and everything under it. */
  async forget(player: string): Promise<void> {
    // Again, if the data was changed between reading and deleting.
    for (let row = await this.keys.row(player); row !== undefined; row = await this.keys.row(player)) {
      const { sealed } = row;
      await this.#tables.change(
        [
          ...this.index.forgetting(player, this.#opened(row), sealed),
          remove({ player, sealed }),
          ...[this.spread, this.marks, this.follows, this.reads, this.reminders].flatMap((beside) =>
            beside.forgetting(player),
          ),
          ...factsForgotten(player),
          ...notesForgotten(player),
        ],
        aloneWith(player),
      );
      await this.#tables.clean(personal);
    }
  }

  /** Returns players whose phone number contains some digits. */
  async withPhone(digits: string): Promise<readonly string[]> {
    const rows = await this.index.candidates(digits);
    return rows.filter((row) => this.#opened(row).phone.includes(digits)).map(({ player }) => player);
  }

  /** Indexes players who registered before search and invitations existed, once. */
  async indexAll(): Promise<void> {
    await this.spread.addMissing();
    const missing = await this.index.missing();
    await this.#tables.change(
      missing.flatMap((row) => this.index.adding(row.player, this.#opened(row), row.sealed)),
    );
  }

  #replaced(
    { player, sealed: stored }: SealedPerson,
    { before, data, sealed }: { readonly before: Personal; readonly data: Personal; readonly sealed: Buffer },
  ): Promise<readonly number[]> {
    const moved = before.phone !== data.phone || before.fingerprint !== data.fingerprint;
    return this.#tables.change(
      [
        replace({ player, before: stored, sealed }),
        ...(moved ? this.index.forgetting(player, before, sealed) : []),
        ...(moved ? this.index.adding(player, data, sealed) : []),
      ],
      aloneWith(player),
    );
  }

  #opened(row: SealedPerson): Personal {
    const { player, sealed } = row;
    const found: unknown = JSON.parse(unseal(this.keys.unwrapped(row), sealed, player).toString('utf8'));
    if (!checkedPersonal.Check(found)) throw new TypeError(`the personal data of ${player} is malformed`);
    return found;
  }
}

/** 138****0000: enough for its owner to know it. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
