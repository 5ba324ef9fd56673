import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seeVersion, useSeenVersion } from './seen';

it('does not report announcements that were looked at in another tab', async () => {
  seeVersion('1');
  const { result } = renderHook(useSeenVersion);
  localStorage.setItem('seenNotices', '2');
  dispatchEvent(new StorageEvent('storage', { key: 'seenNotices' }));
  await waitFor(() => expect(result.current).toBe('2'));
});
