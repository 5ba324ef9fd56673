import { orderedParts } from '../../shell/app/order';
import { fromSlices } from '../../shell/app/slices';

/** Returns the record pages of all slices, in order, each with its icon. */
export const recordPages = fromSlices((slices) =>
  orderedParts('the list of records', slices, ({ routes }) =>
    routes.flatMap((route) => (route.record === undefined ? [] : [{ ...route.record, route }])),
  ),
);
