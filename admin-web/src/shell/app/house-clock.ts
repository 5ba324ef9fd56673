import type { SettingRecord } from '@skins/api/settings/resources';
import { useGetOne } from 'react-admin';

/** Milliseconds between refetches: a new offset may come into force while a page is open. */
const EVERY_MS = 60_000;

/**
 * Returns the house's offset ahead of UTC in minutes; undefined until loaded.
 * @param told whether the server sends settings to this operator
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
