import { type Static, type TObject, type TSchema, Type } from 'typebox';
import type { Resource } from '../contract/index.ts';
import { Refused, badRange, checkerOf, malformed, noJson } from '../http/index.ts';
import { type Cursor, behind } from '../lists/index.ts';

const ROWS = 25;
/** More rows than this freeze a table in the browser. */
const ROWS_MAX = 200;

/** The filter, order and range of a list request. */
export interface ListQuery<Filter> {
  readonly filter: Filter;
  readonly sort: Sort;
  readonly begin: Begin;
  readonly limit: number;
}

/** The start of a page: a row offset, or a cursor from the previous page. */
export type Begin = { readonly offset: number } | { readonly after: Cursor };

export interface Sort {
  readonly field: string;
  readonly descending: boolean;
}

/** A list request: a page, or the records with some ids. */
type ListRequest<Filter> =
  | { readonly kind: 'page'; readonly query: ListQuery<Filter> }
  | { readonly kind: 'ids'; readonly ids: readonly string[] };

/** The query parameters of a list call. */
export const ListParameters = Type.Object({
  sort: Type.Optional(Type.String({ description: 'JSON: ["field","ASC"]' })),
  range: Type.Optional(Type.String({ description: 'JSON: [first row, last row], from 0, inclusive' })),
  after: Type.Optional(
    Type.String({
      maxLength: 1_000,
      description:
        'goes on behind a page: what its header Next-Page says. The range then tells only how many rows are wanted',
    }),
  ),
  filter: Type.Optional(Type.String({ description: 'JSON object' })),
});

const Row = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const parametersOf = checkerOf(ListParameters);
const rangeOf = checkerOf(Type.Tuple([Row, Row]), 'range');
const filterOf = checkerOf(Type.Record(Type.String(), Type.Unknown()), 'filter');
const idsOf = checkerOf(Type.Array(Type.String({ maxLength: 100 }), { maxItems: ROWS_MAX }), 'filter/id');

/** Returns a reader of `sort`, `range` and `filter` as ra-data-simple-rest writes them. The reader throws Refused. */
export function listRequestReader<Filter extends TObject>(
  resource: Resource<TSchema, TSchema, Filter>,
): (query: unknown) => ListRequest<Static<Filter>> {
  const ownFilterOf = checkerOf(resource.filter, 'filter');
  const sortOf = checkerOf(
    Type.Tuple([Type.Enum([...resource.sortable]), Type.Enum(['ASC', 'DESC'])]),
    'sort',
  );
  // react-admin sorts by id by default, so this does too if the list can be sorted by id.
  const usual = JSON.stringify([resource.sortable.includes('id') ? 'id' : resource.sortable[0], 'ASC']);
  return (query) => {
    const { sort = usual, range = `[0,${ROWS - 1}]`, filter = '{}', after } = parametersOf(query);
    const { id, ...own } = filterOf(parsed('filter', filter));
    if (id !== undefined) return { kind: 'ids', ids: idsOf(id) };
    const [field, order] = sortOf(parsed('sort', sort));
    const sorted = { field, descending: order === 'DESC' };
    const { offset, limit } = rows(range);
    const begin =
      after === undefined
        ? { offset }
        : { after: behind(after, { column: field, descending: sorted.descending }) };
    return { kind: 'page', query: { filter: ownFilterOf(own), sort: sorted, begin, limit } };
  };
}

function rows(range: string): { offset: number; limit: number } {
  const [first, last] = rangeOf(parsed('range', range));
  const limit = last - first + 1;
  if (limit < 1 || limit > ROWS_MAX) throw new Refused(malformed(badRange('range', ROWS_MAX)));
  return { offset: first, limit };
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(malformed(noJson(name)));
  }
}
