import { orderedParts } from '../../shell/app/order';
import { fromSlices } from '../../shell/app/slices';

/** The pages that list one kind of record, of whatever slice, each with its icon. */
export const recordPages = fromSlices((slices) =>
  orderedParts('the list of records', slices, ({ routes }) =>
    routes.flatMap((route) => (route.record === undefined ? [] : [{ ...route.record, route }])),
  ),
);
