import * as slices from '../../slices';
import type { AnySlice } from './slice';

/** Each slice stands in the list under its own name, or this does not compile. */
type Named = { readonly [Name in keyof typeof slices]: { readonly name: Name } };
const named = slices satisfies Named;

export const allSlices: readonly AnySlice[] = Object.values(named);
