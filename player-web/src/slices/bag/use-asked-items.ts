import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { useSession } from '../../shell/session';
import { type BagItem, itemsQuery } from './queries';

/** In the bag: what can be given away in any way. */
const IN_BAG = 0;

/** Whether an item can be given away now. */
export const isFree = ({ status }: BagItem): boolean => status === IN_BAG;

/** The items that the address names (`?items=a,b`) and that are free, at most so many; undefined while they are asked for. */
export function useAskedItems(most: number): readonly BagItem[] | undefined {
  const named = new URLSearchParams(useSearch()).get('items') ?? '';
  const { token } = useSession();
  const ids = token === undefined || named === '' ? [] : named.split(',').slice(0, most);
  const { data, isLoading } = useQuery(itemsQuery(ids));
  // Whoever cannot be told of them begins with nothing, and chooses on the page.
  return isLoading ? undefined : (data ?? []).filter(isFree);
}
