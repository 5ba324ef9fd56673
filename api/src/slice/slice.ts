import type { Projection } from '../projections/index.ts';
import type { Admin } from './admin.ts';
import type { Handlers } from './handlers.ts';
import type { Refusals } from './refusals.ts';
import type { Shop } from './shop.ts';

/** A part of a slice, loaded by who needs it: `() => import('./calls.ts')`. */
export type Lazy<K extends string, T> = () => Promise<{ readonly [Key in K]: T }>;

/** Why a slice has no such part. */
export interface None {
  readonly none: string;
}

/**
 * What a slice is in the service: data, types and loaders, so that reading the list of slices loads nothing of any.
 * Its `index.ts` holds it to this by `satisfies`, its parts are held to their own types where they stand.
 */
export interface ApiSlice<Contract extends object = object> {
  /** the same in every package */
  readonly name: string;
  /** how each refusal that is the slice's own looks from outside */
  readonly refusals: Refusals;
  /** the slice's calls */
  readonly contract: (() => Promise<Contract>) | None;
  readonly calls: Lazy<'calls', (shop: Shop) => Handlers<Contract>> | None;
  /** what is made from the log for its questions */
  readonly views: Lazy<'views', readonly Projection[]> | None;
  /** what operators see of it */
  readonly admin: Lazy<'admin', Admin> | None;
}
