import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import { type Bound, type Tables, statement, table } from '../../foundation/tables/index.ts';
import { type SealedPerson, personal } from './person-table.ts';

/** Digits that a search by phone number needs; fewer would match everybody. */
const PART_DIGITS_MIN = 4;
/** Players examined per search. */
const CANDIDATES_MAX = 200;
const DEVICE_DIGITS = 16;

export const personPart = table({
  name: 'person_part',
  columns: { part: 'text', player: 'text' },
  key: ['part', 'player'],
});
export const personDevice = table({
  name: 'person_device',
  columns: { device: 'text', player: 'text' },
  key: ['device', 'player'],
});

// The sealed data says whether the row still is the one that was read: otherwise nothing changes.
const PART = { ...personPart.columns, sealed: 'bytes' } as const;
const DEVICE = { ...personDevice.columns, sealed: 'bytes' } as const;

const addPart = statement([personPart, personal], PART, (rows, at) =>
  rows
    .insertInto('person_part')
    .columns(['part', 'player'])
    .expression(
      rows
        .selectFrom('personal')
        .select([at('part').as('part'), 'player'])
        .where('player', '=', at('player'))
        .where('sealed', '=', at('sealed')),
    )
    .onConflict((row) => row.doNothing()),
);
const addDevice = statement([personDevice, personal], DEVICE, (rows, at) =>
  rows
    .insertInto('person_device')
    .columns(['device', 'player'])
    .expression(
      rows
        .selectFrom('personal')
        .select([at('device').as('device'), 'player'])
        .where('player', '=', at('player'))
        .where('sealed', '=', at('sealed')),
    )
    .onConflict((row) => row.doNothing()),
);
const removePart = statement([personPart, personal], PART, (rows, at) =>
  rows
    .deleteFrom('person_part')
    .where('part', '=', at('part'))
    .where('player', '=', (row) =>
      row
        .selectFrom('personal')
        .select('personal.player')
        .where('personal.player', '=', at('player'))
        .where('sealed', '=', at('sealed')),
    ),
);
const removeDevice = statement([personDevice, personal], DEVICE, (rows, at) =>
  rows
    .deleteFrom('person_device')
    .where('device', '=', at('device'))
    .where('player', '=', (row) =>
      row
        .selectFrom('personal')
        .select('personal.player')
        .where('personal.player', '=', at('player'))
        .where('sealed', '=', at('sealed')),
    ),
);
const candidates = statement([personPart, personal], { first: 'text', last: 'text' }, (rows, at) =>
  rows
    .selectFrom('person_part as one')
    .innerJoin('person_part as other', 'other.player', 'one.player')
    .innerJoin('personal', 'personal.player', 'one.player')
    .select(['personal.player', 'personal.wrapped_key', 'personal.sealed'])
    .where('one.part', '=', at('first'))
    .where('other.part', '=', at('last'))
    .orderBy('one.player')
    .limit(CANDIDATES_MAX),
);
const onDevice = statement([personDevice], { device: 'text' }, (rows, at) =>
  rows
    .selectFrom('person_device')
    .select('player')
    .where('device', '=', at('device'))
    .orderBy('player')
    .limit(CANDIDATES_MAX),
);
const unindexed = statement([personDevice, personal], {}, (rows) =>
  rows
    .selectFrom('personal')
    .leftJoin('person_device', 'person_device.player', 'personal.player')
    .select(['personal.player', 'personal.wrapped_key', 'personal.sealed'])
    .where('person_device.player', 'is', null),
);

/** A person's searchable data. */
interface Searched {
  readonly phone: string;
  readonly fingerprint: string;
}

/**
 * Finds players by parts of their phone numbers and by device, outside the log. The tables hold hashes of four digits each,
 * under a key of the master secret, so the file alone reveals no number. The caller checks a match against the sealed number.
 */
export class PersonIndex {
  readonly #partKey: Buffer;
  readonly #deviceKey: Buffer;
  readonly #tables: Tables;

  constructor(tables: Tables, secret: MasterSecret) {
    this.#tables = tables;
    this.#partKey = secret.derive('skins phone parts v1');
    this.#deviceKey = secret.derive('skins devices v1');
  }

  /** Returns the changes that add a player. @param sealed data as stored now; if other data is stored, nothing is added */
  adding(player: string, { phone, fingerprint }: Searched, sealed: Buffer): readonly Bound[] {
    return [
      ...partsOf(phone).map((part) => addPart({ part: this.#hash(part), player, sealed })),
      addDevice({ device: this.deviceOf(fingerprint), player, sealed }),
    ];
  }

  /** Returns the changes that remove a player. @param sealed data as stored now; if other data is stored, nothing is removed */
  forgetting(player: string, { phone, fingerprint }: Searched, sealed: Buffer): readonly Bound[] {
    return [
      ...partsOf(phone).map((part) => removePart({ part: this.#hash(part), player, sealed })),
      removeDevice({ device: this.deviceOf(fingerprint), player, sealed }),
    ];
  }

  /** Returns players whose numbers may contain some digits, up to a limit. */
  async candidates(digits: string): Promise<readonly SealedPerson[]> {
    const parts = partsOf(digits).map((part) => this.#hash(part));
    const [[first], last] = [parts, parts.at(-1)];
    if (first === undefined || last === undefined) return [];
    return this.#tables.all(candidates({ first, last }));
  }

  /** Returns a device's name in the console: stable, and useless to find the device. */
  deviceOf(fingerprint: string): string {
    return this.deviceHash(fingerprint).slice(0, DEVICE_DIGITS);
  }

  /** Returns the keyed hash that stands for a device in the log. */
  deviceHash(fingerprint: string): string {
    return hmacHex(this.#deviceKey, fingerprint);
  }

  /** Returns the players who registered on a device. */
  async onDevice(device: string): Promise<readonly string[]> {
    return (await this.#tables.all(onDevice({ device }))).map(({ player }) => player);
  }

  /** Returns players who registered before there was an index. */
  missing(): Promise<readonly SealedPerson[]> {
    return this.#tables.all(unindexed({}));
  }

  #hash(part: string): string {
    return hmacHex(this.#partKey, part).slice(0, DEVICE_DIGITS);
  }
}

/** Returns the distinct runs of four digits. */
function partsOf(digits: string): string[] {
  const count = Math.max(0, digits.length - PART_DIGITS_MIN + 1);
  return [...new Set(Array.from({ length: count }, (_none, at) => digits.slice(at, at + PART_DIGITS_MIN)))];
}
