import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { enter, useUser } from '../../shell/session';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { detailOf } from './sample-detail';
import { useDetail } from './use-detail';

beforeAll(() => startSpeaking('EN'));

const fetched = sampleServer();

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);

it('shows the balance of a settled battle, although stakes move a moment after the end', async () => {
  const { battle, ...others } = detailOf('shared');
  const over = { ...others, battle: { ...battle, state: 'finished', mine: 1, overAt: 16_000 } };
  let settled = false;
  fetched.mockImplementation(async (path) =>
    answer(path.includes('/user/info') ? { balance: settled ? 9 : 0 } : { ...over, settled }),
  );
  enter('token');
  const { result } = renderHook(() => ({ detail: useDetail(battle.id), user: useUser() }), { wrapper });
  await waitFor(() => expect(result.current.detail.data?.battle.state).toBe('finished'));
  await waitFor(() => expect(result.current.user?.balance).toBe(0));
  settled = true;
  await waitFor(() => expect(result.current.user?.balance).toBe(9), { timeout: 5_000 });
});
