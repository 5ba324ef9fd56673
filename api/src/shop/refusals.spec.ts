import { describe, expect, it } from 'vitest';
import { isCall } from '../foundation/contract/call.ts';
import * as operators from '../foundation/contract/index.ts';
import type { AnyRefusalEntry } from '../foundation/contract/refusal.ts';
import { RefusalTable } from '../foundation/http/refusal-table.ts';
import { EDGE_REFUSALS } from '../foundation/http/refusals.ts';
import * as list from '../slices/index.ts';

/** Codes with the same meaning for programs; they differ by call. */
const ALIKE = [['login-wrong', 'operator-login-wrong']];

const slices = Object.values(list);
const own: readonly [string, AnyRefusalEntry][] = slices.flatMap(({ refusals }) => Object.entries(refusals));
const all: readonly [string, AnyRefusalEntry][] = [...Object.entries(EDGE_REFUSALS), ...own];

describe('the texts of refusals', () => {
  it('exist once for each code', () => expect(new Set(all.map(([code]) => code)).size).toBe(all.length));

  it('have a unique errCode', () => {
    const shared = own.flatMap(([code, { errCode }]) => {
      const others = all.filter((other) => other[1].errCode === errCode).map(([other]) => other);
      return others.length > 1 && !ALIKE.some((alike) => others.every((other) => alike.includes(other)))
        ? [[code, others]]
        : [];
    });
    expect(shared).toEqual([]);
  });

  it.each(all)('%s has a text in each language and the status of a refusal', (_code, { status, text }) => {
    expect(Object.values(text).filter((words) => words.trim() === '')).toEqual([]);
    expect(Object.keys(text).toSorted()).toEqual(['en', 'ru', 'vi', 'zh']);
    expect(status >= 400 && status <= 599).toBe(true);
  });

  it('exist for every code in a contract', async () => {
    const table = new RefusalTable(...slices.map(({ refusals }) => refusals));
    const contracts: readonly object[] = await Promise.all(
      slices.flatMap(({ contract }): Promise<object>[] =>
        typeof contract === 'function' ? [contract()] : [],
      ),
    );
    const calls = [operators, ...contracts]
      .flatMap((contract): unknown[] => Object.values(contract))
      .filter(isCall);
    expect(calls.length).toBeGreaterThan(15);
    for (const { refusals } of calls) for (const code of refusals) expect(() => table.of(code)).not.toThrow();
  });
});

it('a refusal table rejects duplicate and unknown codes', () => {
  const words = { ...EDGE_REFUSALS.busy };
  expect(() => new RefusalTable({ a: words }, { b: words })).not.toThrow();
  expect(() => new RefusalTable({ a: words }, { a: { ...words } })).toThrow('two slices have words for a');
  expect(() => new RefusalTable({ busy: words })).toThrow('two slices have words for busy');
  expect(() => new RefusalTable().of('a')).toThrow('no words for the refusal a');
});
