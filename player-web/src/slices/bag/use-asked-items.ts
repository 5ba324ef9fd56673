import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { useSession } from '../../shell/session';
import { type BagItem, itemsQuery } from './queries';

/** State of an item in the bag, which can be given away. */
const IN_BAG = 0;

/** Returns whether an item can be given away now. */
export const isFree = ({ status }: BagItem): boolean => status === IN_BAG;

/** Returns the free items of the address (`?items=a,b`), at most `most`; undefined while they load. */
export function useAskedItems(most: number): readonly BagItem[] | undefined {
  const named = new URLSearchParams(useSearch()).get('items') ?? '';
  const { token } = useSession();
  const ids = token === undefined || named === '' ? [] : named.split(',').slice(0, most);
  const { data, isLoading } = useQuery(itemsQuery(ids));
  // Without a login or on an error the list starts empty, and the player chooses on the page.
  return isLoading ? undefined : (data ?? []).filter(isFree);
}
