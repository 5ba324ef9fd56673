import { QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { enter, useUser } from '../../shell/session';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { inboxQuery } from './inbox-queries';
import { InboxNews } from './InboxNews';

beforeAll(() => startSpeaking('EN'));

const fetched = sampleServer();

const Balance = () => <output>{useUser()?.balance}</output>;

it('shows what a battle paid on any page, once its notification is here', async () => {
  let paid = false;
  const notice = (position: string) => ({ position, topic: 'battle', kind: 'battle-lost', unread: true });
  const inbox = () => ({ unread: paid ? 1 : 0, records: paid ? [notice('000000000002')] : [] });
  fetched.mockImplementation(async (path) =>
    answer(path.includes('/user/info') ? { balance: paid ? 9 : 0 } : inbox()),
  );
  const tell = vi.fn();
  enter('token');
  const { getByRole } = render(
    <QueryClientProvider client={queries}>
      <InboxNews tell={tell} />
      <Balance />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(tell).toHaveBeenCalledWith(0));
  await waitFor(() => expect(getByRole('status').textContent).toBe('0'));
  paid = true;
  await queries.invalidateQueries({ queryKey: inboxQuery.queryKey });
  await waitFor(() => expect(getByRole('status').textContent).toBe('9'));
});
