import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seeVersion, useSeenVersion } from './seen';

it('announcements that were looked at in another tab are news in none', async () => {
  seeVersion('1');
  const { result } = renderHook(useSeenVersion);
  localStorage.setItem('seenNotices', '2');
  dispatchEvent(new StorageEvent('storage', { key: 'seenNotices' }));
  await waitFor(() => expect(result.current).toBe('2'));
});
