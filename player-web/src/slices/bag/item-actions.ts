import { open } from '../../shell/app/modals';
import { orderedParts } from '../../shell/app/order';
import { routeAt } from '../../shell/app/routes';
import type { ItemAction } from '../../shell/app/slice';
import { fromSlices } from '../../shell/app/slices';
import type { BagItem } from './queries';

/** Returns the actions of all slices on chosen items, without those whose page does not exist. */
export const itemActions = fromSlices((slices) =>
  orderedParts('the bar of the bag', slices, ({ items = [] }) => items).filter(
    (action) => 'dialog' in action || leadsSomewhere(action.to([])),
  ),
);

/** Returns the chosen items that an action accepts, by state and up to its maximum. */
export const takenBy = (
  { from, most }: ItemAction,
  chosen: readonly Pick<BagItem, 'id' | 'status'>[],
): readonly string[] =>
  chosen
    .filter(({ status }) => from.includes(status))
    .slice(0, most)
    .map(({ id }) => id);

/** Starts an action on items. */
export function begin(
  action: ItemAction,
  itemIds: readonly string[],
  navigate: (address: string) => void,
): void {
  if ('to' in action) navigate(action.to(itemIds));
  else open(action.dialog, { itemIds });
}

function leadsSomewhere(address: string): boolean {
  const [path = ''] = address.split('?');
  return routeAt(path) !== undefined;
}
