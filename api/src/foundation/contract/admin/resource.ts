import type { Right } from '@skins/engine/kernel';
import type { TObject, TSchema } from 'typebox';

/** A resource as the console lists, filters and shows it. */
export interface Resource<Row extends TSchema, Detail extends TSchema, Filter extends TObject> {
  readonly summary: string;
  /** one entry of a list */
  readonly row: Row;
  /** the record by itself */
  readonly detail: Detail;
  /** closed; besides `id`, the list of ids that every resource can be asked for */
  readonly filter: Filter;
  /** what an operator has to be allowed to; `read` where nothing is said */
  readonly right?: Right;
  /** whether it shows players: each is named by the record's id, or by the filter `playerId` */
  readonly shows?: 'players' | 'of-a-player';
  /** fields that a list can be ordered by */
  readonly sortable: readonly string[];
}

export const resource = <Row extends TSchema, Detail extends TSchema, Filter extends TObject>(
  definition: Resource<Row, Detail, Filter>,
): Resource<Row, Detail, Filter> => definition;
