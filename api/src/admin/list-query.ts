import { type Static, type TObject, type TSchema, Type } from 'typebox';
import type { Resource } from '../contract/index.ts';
import { CallRefused, Malformed, checkerOf } from '../http/index.ts';

const ROWS = 25;
/** More rows than this freeze a table in the browser. */
const ROWS_MAX = 200;

/** Which part of a list is asked for, in which order. */
export interface ListQuery<Filter> {
  readonly filter: Filter;
  readonly sort: Sort;
  /** how many rows come before the page */
  readonly offset: number;
  readonly limit: number;
}

export interface Sort {
  readonly field: string;
  readonly descending: boolean;
}

/** A list by page, or the records with some ids. */
export type Asked<Filter> =
  | { readonly kind: 'page'; readonly query: ListQuery<Filter> }
  | { readonly kind: 'ids'; readonly ids: readonly string[] };

const rawOf = checkerOf(
  Type.Object({
    sort: Type.Optional(Type.String()),
    range: Type.Optional(Type.String()),
    filter: Type.Optional(Type.String()),
  }),
);
const sortOf = checkerOf(Type.Object({ sort: Type.Tuple([Type.String(), Type.Enum(['ASC', 'DESC'])]) }));
const Row = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const rangeOf = checkerOf(Type.Object({ range: Type.Tuple([Row, Row]) }));
const filterOf = checkerOf(Type.Object({ filter: Type.Record(Type.String(), Type.Unknown()) }));
const idsOf = checkerOf(
  Type.Object({ id: Type.Array(Type.String({ maxLength: 100 }), { maxItems: ROWS_MAX }) }),
);

/** Reads `sort`, `range` and `filter` as ra-data-simple-rest writes them. The reader throws Malformed. */
export function listQueryReader<Filter extends TObject>(
  resource: Resource<TSchema, TSchema, Filter>,
): (query: unknown) => Asked<Static<Filter>> {
  const ownFilterOf = checkerOf(resource.filter);
  const names = new Set(Object.keys(resource.filter.properties));
  return (query) => {
    const raw = rawOf(query);
    const { id, ...own } = filterOf({ filter: parsed('filter', raw.filter ?? '{}') }).filter;
    if (id !== undefined) return { kind: 'ids', ids: idsOf({ id }).id };
    const unknown = Object.keys(own).find((name) => !names.has(name));
    if (unknown !== undefined) throw malformed(`filter has no ${unknown}`);
    return {
      kind: 'page',
      query: { filter: ownFilterOf(own), sort: readSort(resource, raw.sort), ...readRange(raw.range) },
    };
  };
}

function readSort({ sortable }: { readonly sortable: readonly string[] }, text = '["id","ASC"]'): Sort {
  const [field, order] = sortOf({ sort: parsed('sort', text) }).sort;
  if (!sortable.includes(field)) throw malformed(`sort is by one of ${sortable.join(', ')}`);
  return { field, descending: order === 'DESC' };
}

function readRange(text = `[0,${ROWS - 1}]`): { offset: number; limit: number } {
  const [first, last] = rangeOf({ range: parsed('range', text) }).range;
  if (last < first) throw malformed('range ends before it begins');
  const limit = last - first + 1;
  if (limit > ROWS_MAX) throw malformed(`range is at most ${ROWS_MAX} rows`);
  return { offset: first, limit };
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed(`${name} is no JSON`);
  }
}

const malformed = (detail: string): Malformed => new Malformed(new CallRefused('malformed', detail));
