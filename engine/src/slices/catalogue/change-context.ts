import type { Moment } from '../../kernel/index.ts';
import type { Freeze, Register } from '../operators/index.ts';
import type { CatalogueBounds } from './events.ts';
import type { CatalogueHistory } from './state.ts';

/** What is told to a command that changes the catalogue. */
export interface CatalogueChangeContext extends Moment {
  /** an operator's id */
  readonly by: string | undefined;
  readonly register: Register;
  /** as they count now */
  readonly bounds: CatalogueBounds;
  /** how long before it counts a change has to be known, in milliseconds */
  readonly notice: number;
  /** what is published of a freeze that will count at a time */
  readonly freezeAt: (time: number) => Freeze | null;
}

/** When a change can count at the earliest, in milliseconds since 1970: after its notice, and not before those that wait. */
export const earliestOfCatalogue = (
  { publications }: CatalogueHistory,
  { notice, time }: Pick<CatalogueChangeContext, 'notice' | 'time'>,
): number => Math.max(time + notice, publications.at(-1)?.from ?? 0);
