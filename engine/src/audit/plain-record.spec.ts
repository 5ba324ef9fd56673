import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../kernel/index.ts';
import * as slices from '../slices/index.ts';
import { shopOf } from '../shop/index.ts';
import { duel } from '../../../test/sample-duel/engine/index.ts';
import { plainRecordsOf } from './plain-record.ts';
import { type Schema, patternOf } from './schema-pattern.ts';

const shop = shopOf({ ...slices, duel });
const isPlain = plainRecordsOf(shop);

/** Versions of events that are read the long way, and why. */
const THE_LONG_WAY: Readonly<Record<string, string>> = {
  'ChangeProposed v1': 'whether its editors are all different no pattern can say, and they are few',
  'ShelvesOrdered v1': 'an order of shelves names each once, and is rare',
  'BoxesOrdered v1': 'an order of boxes names each once, and is rare',
  'RoomCreated v1': 'its picture is a path of limited length, and rooms are few',
  'SignedIn v1': 'which members a reward has depends on its type',
  'MonthRewardClaimed v1': 'which members a reward has depends on its type',
  'ActivityReceived v1': 'which members a reward has depends on its type',
  'SeasonDrawn v1': 'which members a reward has depends on its type',
  'SeasonMilestoneReached v1': 'which members a reward has depends on its type',
  'RulesPublished v1': 'its content is whatever the slice of its name declares',
};

interface Version {
  readonly type: string;
  readonly v: number;
  readonly schema: Schema;
}

const versions: readonly Version[] = shop.codec.types.flatMap(({ type, schema, former }) =>
  [...former.map((one) => one.schema), schema].map((one, n): Version => {
    const plain: Schema = JSON.parse(JSON.stringify(one));
    return { type, v: n + 1, schema: plain };
  }),
);
const isPatterned = ({ type, v }: Version) => !(`${type} v${v}` in THE_LONG_WAY);

const LONGEST = 10 ** 15 - 1;
/** Text that JSON writes unescaped. Other text is unusual, but valid too. */
const plainText = fc.stringMatching(/^[ !#-Z^-~а-яἀ-῾一-龯]{1,20}$/);
const wildText = fc.oneof(plainText, fc.string({ unit: 'binary', maxLength: 20 }));

/** Returns data that fits a schema. */
function fitting(schema: Schema, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => fitting(one, text)));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer': {
      const { minimum = -LONGEST, maximum = LONGEST } = schema;
      return fc.integer({ min: Math.max(minimum, -LONGEST), max: Math.min(maximum, LONGEST) });
    }
    case 'string':
      return stringFor(schema, text);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 4 } = schema;
      return fc.array(fitting(items, text), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 3),
      });
    }
    case 'object': {
      const members = Object.entries(schema.properties ?? {}).map(([key, one]) =>
        fitting(one, text).map((value) => [key, value] as const),
      );
      return fc.tuple(...members).map((entries) => Object.fromEntries(entries));
    }
    case undefined:
    default:
      return text;
  }
}

const stringFor = ({ pattern }: Schema, text: fc.Arbitrary<string>): fc.Arbitrary<string> => {
  if (pattern === undefined) return text;
  if (pattern === '^/') return text.map((rest) => `/${rest}`);
  return fc.stringMatching(new RegExp(pattern)).filter((one) => !one.includes('\n'));
};

const recordOf = ({ type, v }: Version, data: unknown): string =>
  JSON.stringify({
    stream: 'player-anna0000',
    version: 7,
    type,
    v,
    time: 1,
    actor: 'player:x',
    command: 'c',
    data,
  });

const recordsWith = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    ...versions
      .filter(isPatterned)
      .map((version) => fitting(version.schema, text).map((data) => recordOf(version, data))),
  );

/** Checks what the pattern claims of a plain record. Throws if the record is not valid. */
function readTheLongWay(record: string): void {
  const read = readRecord(record);
  if ('rule' in read) throw new Error(`${read.rule}: ${read.found}`);
  shop.codec.decode(read.type, read.v, read.data);
}

describe('a plain record', () => {
  it.each(versions.map((version) => [`${version.type} v${version.v}`, version] as const))(
    'may be of %s, unless an exception says why not',
    (name, { schema }) => {
      expect(patternOf(schema) === undefined).toBe(name in THE_LONG_WAY);
    },
  );

  it('has exceptions only for versions that exist', () => {
    const names = new Set(versions.map(({ type, v }) => `${type} v${v}`));

    expect(Object.keys(THE_LONG_WAY).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(versions.filter(isPatterned).map((version) => [`${version.type} v${version.v}`, version] as const))(
    'is every usual valid %s, which the long way accepts too',
    (_name, version) => {
      fc.assert(
        fc.property(fitting(version.schema, plainText), (data) => {
          const record = recordOf(version, data);
          readTheLongWay(record);
          expect({ record, plain: isPlain(record) }).toEqual({ record, plain: true });
        }),
        { numRuns: 30 },
      );
    },
  );

  it('is accepted by the long way for any texts', () => {
    fc.assert(
      fc.property(recordsWith(wildText), (record) => {
        if (isPlain(record)) expect(() => readTheLongWay(record)).not.toThrow();
      }),
      { numRuns: 3_000 },
    );
  });

  it('is accepted by the long way after any change of one character', () => {
    let plain = 0;
    const edit = fc.constantFrom('insert', 'replace', 'delete');
    const character = fc.oneof(
      fc.constantFrom(...Array.from('0123456789abcdef-.:,"{}[]\\ \n\t+eE/#vn')),
      fc.string({ unit: 'binary', maxLength: 2 }),
    );
    fc.assert(
      fc.property(recordsWith(plainText), fc.nat(), edit, character, (record, at, kind, text) => {
        const place = at % record.length;
        const kept = record.slice(0, place) + (kind === 'delete' ? '' : text);
        const changed = kept + record.slice(kind === 'insert' ? place : place + 1);
        if (!isPlain(changed)) return;
        plain += 1;
        expect(() => readTheLongWay(changed)).not.toThrow();
      }),
      { numRuns: 6_000 },
    );
    expect(plain).toBeGreaterThan(500);
  });

  it.each([
    ['a version that its type does not have', '"v":1', '"v":3'],
    ['version 0', '"v":1', '"v":0'],
    ['a version of two digits', '"v":1', '"v":11'],
    ['the data of another version', '"v":1', '"v":2'],
    ['another type', '"type":"WalletPosted"', '"type":"WalletLost"'],
    ['a member more', '"balance":1', '"balance":1,"cause":null'],
    ['a line break at the end', '"balance":1}}', '"balance":1}}\n'],
  ])('is refused with %s', (_what, from, to) => {
    const data = {
      reason: 'demo-grant',
      postings: [{ from: 'mint', to: 'player', amount: 1 }],
      balance: 1,
    };
    const record = recordOf({ type: 'WalletPosted', v: 1, schema: {} }, data);
    expect(isPlain(record)).toBe(true);

    expect(record).toContain(from);
    expect(isPlain(record.replace(from, to))).toBe(false);
  });
});

describe('the pattern of a text', () => {
  const matches = (schema: Schema, text: string) =>
    new RegExp(`^${patternOf({ type: 'string', ...schema })}$`).test(JSON.stringify(text));

  it('covers the beginning', () => {
    const texts = ['/', '/art/a b.svg', '', 'art', ' /', '/a"', '/a\n', '/\u{1f600}'];

    expect(texts.filter((text) => matches({ pattern: '^/' }, text))).toEqual(['/', '/art/a b.svg']);
  });

  it('covers the length', () => {
    const texts = ['', 'a', 'abc', 'abcd'];

    expect(texts.filter((text) => matches({ minLength: 1, maxLength: 3 }, text))).toEqual(['a', 'abc']);
    expect(texts.filter((text) => matches({ maxLength: 3 }, text))).toEqual(['', 'a', 'abc']);
    expect(texts.filter((text) => matches({ minLength: 1 }, text))).toEqual(['a', 'abc', 'abcd']);
  });

  it.each([
    { minLength: 2 },
    { pattern: '^/', maxLength: 9 },
    { pattern: '^[a-z]+$', minLength: 1 },
    { pattern: '^a|b$' },
    { pattern: 'a' },
    { pattern: '^.$' },
  ])('is undefined for %j', (schema) => {
    expect(patternOf({ type: 'string', ...schema })).toBeUndefined();
  });
});
