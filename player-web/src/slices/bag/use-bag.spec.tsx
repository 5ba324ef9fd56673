import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { queries } from '../../shell/net';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { useBag } from './use-bag';

const fetched = sampleServer();

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);

it("goes to the previous page once all items on the bag's last page are sold", async () => {
  let total = 7;
  fetched.mockImplementation(async (path) => {
    const current = Number(new URL(path, location.href).searchParams.get('current'));
    return answer({ records: [], total, current });
  });
  const { result } = renderHook(() => useBag(6), { wrapper });
  await waitFor(() => expect(result.current.data?.total).toBe(7));
  act(() => result.current.setPage(2));
  await waitFor(() => expect(result.current.data?.current).toBe(2));
  total = 6;
  await act(() => queries.invalidateQueries({ queryKey: ['bag'] }));
  await waitFor(() => expect(result.current.data?.current).toBe(1));
});
