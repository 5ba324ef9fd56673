import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { enter } from '../../shell/session';
import { toast } from '../../shell/ui';
import { texts } from './texts';
import { TaskCard } from './TaskCard';
import type { Task, Won } from './queries';

beforeAll(async () => {
  await startSpeaking('EN');
  await loadTexts(texts);
});
afterEach(cleanup);

const fetched = sampleServer();

const TASK: Task = {
  id: 'first',
  name: 'First steps',
  image: 'data:,',
  boxType: 0,
  taskType: 1,
  taskName: 'Open boxes',
  codeMap: 1,
  codeMapExtendName: '',
  amount: 1,
  flag: false,
  claimable: true,
  gives: null,
  stuffVOList: [],
  rulesHash: 'rules',
  resetsAt: 0,
};

it('repeats a claim after a lost answer under its key, and shows the prize', async () => {
  const said = vi.spyOn(toast, 'error').mockReturnValue(undefined);
  let lost = true;
  const claims = new Map<string | null, object>();
  fetched.mockImplementation(async (path, { headers }) => {
    if (!path.endsWith('/task/open')) return answer({});
    const key = new Headers(headers).get('idempotency-key');
    const refused = { code: 409, errCode: 931, errMsg: 'claimed already', requestId: '' };
    if (claims.size > 0 && !claims.has(key)) return Response.json(refused, { status: 409 });
    claims.set(key, { position: '1', ticket: 7 });
    if (lost) throw new TypeError('the line is gone');
    return answer([claims.get(key)]);
  });
  const onWon = vi.fn<(won: Won | undefined) => void>();
  const open = async (_task: Task, ask: () => Promise<Won | undefined>) => onWon(await ask());
  enter('t');
  render(
    <QueryClientProvider client={queries}>
      <TaskCard task={TASK} open={open} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText('Claim'));
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^The server did not answer/));
  lost = false;
  fireEvent.click(screen.getByText('Claim'));
  await waitFor(() => expect(onWon).toHaveBeenCalledWith({ position: '1', ticket: 7 }));
  expect(said).toHaveBeenCalledTimes(1);
});
