import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { checkerOf, queryCheckerOf } from './validation.ts';

describe('a member that the schema does not name', () => {
  const inner = Type.Object({ n: Type.Integer() });
  const named = Type.Object({ n: Type.Literal('named') });
  const schema = Type.Object({
    a: inner,
    list: Type.Array(inner),
    either: Type.Union([named, inner]),
    open: Type.Record(Type.String(), Type.Unknown()),
    any: Type.Unknown(),
    file: Type.Object({}, { additionalProperties: true }),
  });
  const plain = {
    a: { n: 1 },
    list: [{ n: 1 }],
    either: { n: 1 },
    open: { x: { y: 1 } },
    any: { x: { y: 1 } },
    file: { format: 'one' },
  };

  it('is dropped at any depth, except where the schema leaves members open', () => {
    const extra = { n: 1, extra: 0.5 };
    expect(checkerOf(schema)({ ...plain, a: extra, list: [extra], either: extra, toString: 1 })).toEqual(
      plain,
    );
  });

  it('is dropped from a query', () =>
    expect(queryCheckerOf(Type.Object({ n: Type.Integer() }))({ n: '1', extra: '2' })).toEqual({ n: 1 }));
});
