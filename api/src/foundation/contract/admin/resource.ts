import type { Right } from '@skins/engine/kernel';
import type { TObject, TSchema } from 'typebox';

/** A resource that the console lists, filters and shows. */
export interface Resource<Row extends TSchema, Detail extends TSchema, Filter extends TObject> {
  readonly summary: string;
  /** one entry of a list */
  readonly row: Row;
  /** a single record */
  readonly detail: Detail;
  /** closed; every resource also accepts `id`, a list of ids */
  readonly filter: Filter;
  /** the right that an operator needs; `read` by default */
  readonly right?: Right;
  /** whether it shows players, identified by the record's id or by the filter `playerId` */
  readonly shows?: 'players' | 'of-a-player';
  /** fields by which a list can be sorted */
  readonly sortable: readonly string[];
}

export const resource = <Row extends TSchema, Detail extends TSchema, Filter extends TObject>(
  definition: Resource<Row, Detail, Filter>,
): Resource<Row, Detail, Filter> => definition;
