import type { SettingRecord } from '@skins/api/settings/resources';
import { useGetOne } from 'react-admin';

/** So soon is an offset followed that comes to count while a page is open. */
const EVERY_MS = 60_000;

/**
 * How far ahead of UTC the house's clocks are, in minutes; undefined until that is known.
 * @param told whether the service tells this operator
 */
export function useAskedOffset(told: boolean) {
  const { data, error, refetch } = useGetOne<SettingRecord>(
    'settings',
    { id: 'house-time' },
    { enabled: told, refetchInterval: EVERY_MS },
  );
  const minutes: unknown = Reflect.get(Object(data?.content), 'offsetMinutes');
  return {
    offset: typeof minutes === 'number' ? minutes : undefined,
    error,
    retry: () => void refetch(),
  };
}
