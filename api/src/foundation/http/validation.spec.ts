import type { Text } from '@skins/engine/catalogue';
import { closed } from '@skins/engine/kernel';
import { type TSchema, Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import * as operators from '../contract/index.ts';
import { loadAdmins } from '../../shop/load-code.ts';
import * as slices from '../../slices/index.ts';
import { isCall } from '../contract/call.ts';
import { gems } from '../contract/gems.ts';
import { unexpected } from './faults.ts';
import { Refused } from './call-refused.ts';
import { checkerOf, queryCheckerOf } from './validation.ts';

/** Returns the refusal of a value. */
function refused(schema: TSchema, value: unknown, part?: string): Refused['refusal'] {
  try {
    checkerOf(schema, part)(value);
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
  throw new Error('it was taken');
}

const one = (property: TSchema) => Type.Object({ a: property });

/** For each schema keyword: a schema that uses it, a value that violates it, and the expected text. */
const SENTENCES: Readonly<Record<string, readonly [schema: TSchema, value: unknown, said: Text]>> = {
  'type: object': [
    one(Type.String()),
    [],
    {
      zh: 'body 必须是 JSON 对象',
      en: 'the body must be a JSON object',
      ru: 'тело запроса — ожидается объект JSON',
      vi: 'nội dung yêu cầu phải là đối tượng JSON',
    },
  ],
  required: [
    Type.Object({ a: Type.String(), b: Type.String(), c: Type.String() }),
    { b: '' },
    { zh: '缺少 a, c', en: 'missing: a, c', ru: 'не указано: a, c', vi: 'thiếu a, c' },
  ],
  additionalProperties: [
    closed({ a: Type.String(), b: Type.String() }),
    { a: '', b: '', secret: '' },
    {
      zh: 'body 必须是只含以下字段的 JSON 对象：a, b',
      en: 'the body must be a JSON object with no other fields than a, b',
      ru: 'тело запроса — ожидается объект JSON, в котором есть только поля a, b',
      vi: 'nội dung yêu cầu phải là đối tượng JSON chỉ có các trường a, b',
    },
  ],
  enum: [
    one(Type.Enum(['x', 'y'])),
    { a: 'secret' },
    {
      zh: 'a 必须是以下之一：x, y',
      en: 'a must be one of: x, y',
      ru: 'a — ожидается одно из значений: x, y',
      vi: 'a phải là một trong các giá trị: x, y',
    },
  ],
  'type: integer': [
    one(Type.Integer()),
    { a: 'secret' },
    {
      zh: 'a 必须是整数',
      en: 'a must be a whole number',
      ru: 'a — ожидается целое число',
      vi: 'a phải là số nguyên',
    },
  ],
  minimum: [
    one(Type.Integer({ minimum: 1 })),
    { a: 0 },
    {
      zh: 'a 必须是整数（不少于 1）',
      en: 'a must be a whole number at least 1',
      ru: 'a — ожидается целое число не менее 1',
      vi: 'a phải là số nguyên ít nhất 1',
    },
  ],
  maximum: [
    one(Type.Integer({ minimum: 1, maximum: 10 })),
    { a: 11 },
    {
      zh: 'a 必须是整数（1 到 10）',
      en: 'a must be a whole number from 1 to 10',
      ru: 'a — ожидается целое число от 1 до 10',
      vi: 'a phải là số nguyên từ 1 đến 10',
    },
  ],
  'type: number': [
    one(Type.Number()),
    { a: 'secret' },
    { zh: 'a 必须是数字', en: 'a must be a number', ru: 'a — ожидается число', vi: 'a phải là số' },
  ],
  exclusiveMinimum: [
    one(Type.Number({ exclusiveMinimum: 0, maximum: 5 })),
    { a: 0 },
    {
      zh: 'a 必须是数字（大于 0 且不超过 5）',
      en: 'a must be a number greater than 0 and at most 5',
      ru: 'a — ожидается число больше 0 и не более 5',
      vi: 'a phải là số lớn hơn 0 và nhiều nhất 5',
    },
  ],
  exclusiveMaximum: [
    one(Type.Integer({ minimum: 1, exclusiveMaximum: 5 })),
    { a: 5 },
    {
      zh: 'a 必须是整数（不少于 1 且小于 5）',
      en: 'a must be a whole number at least 1 and less than 5',
      ru: 'a — ожидается целое число не менее 1 и меньше 5',
      vi: 'a phải là số nguyên ít nhất 1 và nhỏ hơn 5',
    },
  ],
  places: [
    one(gems({ minimum: 0.5 })),
    { a: 1.00001 },
    {
      zh: 'a 必须是数字（不少于 0.5，最多 4 位小数）',
      en: 'a must be a number at least 0.5, with at most 4 decimal places',
      ru: 'a — ожидается число не менее 0.5, знаков после запятой не более 4',
      vi: 'a phải là số ít nhất 0.5, có nhiều nhất 4 chữ số thập phân',
    },
  ],
  'type: boolean': [
    one(Type.Boolean()),
    { a: 'secret' },
    {
      zh: 'a 必须是 true或 false',
      en: 'a must be true or false',
      ru: 'a — ожидается true или false',
      vi: 'a phải là true hoặc false',
    },
  ],
  'type: null': [
    one(Type.Null()),
    { a: 'secret' },
    { zh: 'a 必须是 null', en: 'a must be null', ru: 'a — ожидается null', vi: 'a phải là null' },
  ],
  const: [
    one(Type.Literal('x')),
    { a: 'secret' },
    { zh: 'a 必须是 x', en: 'a must be x', ru: 'a — ожидается x', vi: 'a phải là x' },
  ],
  anyOf: [
    one(Type.Union([Type.Object({ b: Type.Integer() }), Type.Null()])),
    { a: { b: 'secret' } },
    {
      zh: 'a 必须是 JSON 对象或 null',
      en: 'a must be a JSON object or null',
      ru: 'a — ожидается объект JSON или null',
      vi: 'a phải là đối tượng JSON hoặc null',
    },
  ],
  'type: string': [
    one(Type.String()),
    { a: 7 },
    { zh: 'a 必须是文本', en: 'a must be a text', ru: 'a — ожидается текст', vi: 'a phải là văn bản' },
  ],
  minLength: [
    one(Type.String({ minLength: 1, maxLength: 32 })),
    { a: '' },
    {
      zh: 'a 必须是文本（字符数：1 到 32）',
      en: 'a must be a text, from 1 to 32 characters long',
      ru: 'a — ожидается текст, число символов: от 1 до 32',
      vi: 'a phải là văn bản dài từ 1 đến 32 ký tự',
    },
  ],
  maxLength: [
    one(Type.String({ maxLength: 5 })),
    { a: 'secret' },
    {
      zh: 'a 必须是文本（字符数：不超过 5）',
      en: 'a must be a text, at most 5 characters long',
      ru: 'a — ожидается текст, число символов: не более 5',
      vi: 'a phải là văn bản dài nhiều nhất 5 ký tự',
    },
  ],
  pattern: [
    one(Type.String({ pattern: '^[0-9]$' })),
    { a: 'secret' },
    {
      zh: 'a 必须是符合 ^[0-9]$ 的文本',
      en: 'a must be a text of the form ^[0-9]$',
      ru: 'a — ожидается текст вида ^[0-9]$',
      vi: 'a phải là văn bản có dạng ^[0-9]$',
    },
  ],
  'type: array': [
    one(Type.Tuple([Type.String(), Type.String()])),
    { a: ['', '', 'secret'] },
    {
      zh: 'a 必须是列表（项数：2）',
      en: 'a must be a list, 2 entries long',
      ru: 'a — ожидается список, число элементов: 2',
      vi: 'a phải là danh sách có 2 phần tử',
    },
  ],
  minItems: [
    one(Type.Array(Type.String(), { minItems: 2 })),
    { a: ['secret'] },
    {
      zh: 'a 必须是列表（项数：不少于 2）',
      en: 'a must be a list, at least 2 entries long',
      ru: 'a — ожидается список, число элементов: не менее 2',
      vi: 'a phải là danh sách có ít nhất 2 phần tử',
    },
  ],
  maxItems: [
    one(Type.Array(Type.String(), { maxItems: 1 })),
    { a: ['', 'secret'] },
    {
      zh: 'a 必须是列表（项数：不超过 1）',
      en: 'a must be a list, at most 1 entries long',
      ru: 'a — ожидается список, число элементов: не более 1',
      vi: 'a phải là danh sách có nhiều nhất 1 phần tử',
    },
  ],
};

describe('the refusal of a malformed value', () => {
  it.each(Object.entries(SENTENCES))(
    'explains %s in every language, without repeating the value',
    (_keyword, [schema, value, said]) => {
      const { code, detail } = refused(schema, value);
      expect([code, detail]).toEqual(['malformed', said]);
      expect(JSON.stringify(detail)).not.toContain('secret');
    },
  );

  it('lists all values of a choice', () =>
    expect(refused(one(Type.Union([Type.Literal('x'), Type.Literal(7)])), { a: {} }).detail?.en).toBe(
      'a must be one of: x, 7',
    ));

  it('lists all alternatives when a part of one is missing', () =>
    expect(refused(one(Type.Union([one(Type.Null()), Type.Null()])), { a: {} }).detail?.en).toBe(
      'a must be a JSON object or null',
    ));

  it('gives the path within a part', () => {
    const rows = Type.Object({ rows: Type.Array(one(Type.Integer())) });
    expect(refused(rows, { rows: [{ a: 1 }, {}] }).detail?.en).toBe('missing: rows/1/a');
    expect(refused(rows, { rows: [{ a: '' }] }, 'filter').detail?.en).toBe(
      'filter/rows/0/a must be a whole number',
    );
  });
});

describe('a field with a value for its absence', () => {
  const schema = Type.Object({ text: Type.String({ maxLength: 3, absent: '' }), n: Type.Integer() });

  it('gets that value only when it is absent', () => {
    expect(checkerOf(schema)({ n: 1 })).toEqual({ text: '', n: 1 });
    expect(checkerOf(schema)({ text: 'a', n: 1 })).toEqual({ text: 'a', n: 1 });
    expect(queryCheckerOf(schema)({ n: '1' })).toEqual({ text: '', n: 1 });
    expect(refused(schema, {}).detail?.en).toBe('missing: n');
    expect(refused(schema, []).detail?.en).toBe('the body must be a JSON object');
    expect(refused(schema, { text: null, n: 1 }).detail?.en).toBe(
      'text must be a text, at most 3 characters long',
    );
  });
});

describe('a field with its own refusal', () => {
  const schema = Type.Object({ n: Type.Integer({ minimum: 1, refusal: 'count-out-of-range' }) });

  it('is refused with it if present and invalid', () =>
    expect(refused(schema, { n: 0 })).toMatchObject({ code: 'count-out-of-range' }));

  it('is reported as missing like any other field', () =>
    expect(refused(schema, {}).detail?.en).toBe('missing: n'));
});

it('reads truth values of a query from their words alone', () => {
  const schema = Type.Object({ a: Type.Optional(Type.Boolean()) });
  const check = queryCheckerOf(schema);
  expect([{ a: 'true' }, { a: 'false' }, {}].map(check)).toEqual([{ a: true }, { a: false }, {}]);
  for (const a of ['1', 'TRUE', '']) expect(() => check({ a })).toThrow(Refused);
});

it('a number in a query consists of digits', () => {
  const check = queryCheckerOf(Type.Object({ n: Type.Integer() }));
  expect(check({ n: '10' })).toEqual({ n: 10 });
  expect(() => check({ n: '1e1' })).toThrow('n must be a whole number');
});

const contracts: readonly object[] = await Promise.all(
  Object.values(slices).flatMap(({ contract }): Promise<object>[] =>
    typeof contract === 'function' ? [contract()] : [],
  ),
);

/** All schemas that requests are checked against, by location. */
const requests = new Map<string, TSchema>(
  [operators, ...contracts].flatMap(Object.entries).flatMap(([name, part]: [string, object]) => {
    return isCall(part) ? [[name, part.method === 'GET' ? part.query : part.body] as const] : [];
  }),
);
for (const { resources } of await loadAdmins())
  for (const [name, { schema }] of Object.entries(resources)) requests.set(name, schema.filter);

const ANNOTATIONS = new Set(['description', 'default', 'absent', 'refusal', 'properties', 'items']);
const record = (value: unknown): Record<string, unknown> => ({ ...Object(value) });

/** Returns all schemas within a schema, including itself. */
const within = (schema: unknown): Record<string, unknown>[] => [
  record(schema),
  ...[
    ...Object.values(record(record(schema)['properties'])),
    ...[record(schema)['items'] ?? []].flat(),
    ...[record(schema)['anyOf'] ?? []].flat(),
  ].flatMap(within),
];

const keywordsOf = (schema: Record<string, unknown>): string[] =>
  Object.entries(schema)
    .filter(([name]) => !ANNOTATIONS.has(name))
    .map(([name, value]) => (name === 'type' ? `type: ${String(value)}` : name));

describe('the contract', () => {
  it('has request schemas', () => expect(requests.size).toBeGreaterThan(20));

  it('uses only keywords that have texts', () => {
    const used = new Set([...requests.values()].flatMap(within).flatMap(keywordsOf));
    expect([...used].filter((keyword) => !(keyword in SENTENCES))).toEqual([]);
  });

  it.each([...requests])('has texts for all of %s', (_name, schema) => {
    for (const inner of within(schema)) expect(unexpected('a', inner).en).toMatch(/^a must be \S/);
  });
});
