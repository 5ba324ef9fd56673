import type { Moment } from '../../kernel/index.ts';
import type { Freeze, Register } from '../operators/index.ts';
import type { CatalogueBounds } from './events.ts';
import type { CatalogueHistory } from './state.ts';

/** The context of a command that changes the catalogue. */
export interface CatalogueChangeContext extends Moment {
  /** an operator's id */
  readonly by: string | undefined;
  readonly register: Register;
  /** bounds in force */
  readonly bounds: CatalogueBounds;
  /** notice required before a change takes effect, in milliseconds */
  readonly notice: number;
  /** returns the published settings freeze that will be in force at a time */
  readonly freezeAt: (time: number) => Freeze | null;
}

/** Returns the earliest time for a change, milliseconds since 1970: after its notice, and not before pending changes. */
export const earliestOfCatalogue = (
  { publications }: CatalogueHistory,
  { notice, time }: Pick<CatalogueChangeContext, 'notice' | 'time'>,
): number => Math.max(time + notice, publications.at(-1)?.from ?? 0);
