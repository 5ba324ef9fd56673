import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { modals } from '../../shell/app/modals';
import { registerSlices } from '../../shell/app/slices';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { enter } from '../../shell/session';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { help } from '../help';
import { DonePane } from './DonePane';
import type { Welfare } from './queries';
import { texts } from './texts';

beforeAll(async () => {
  registerSlices([help]);
  await startSpeaking('EN');
  await loadTexts(texts);
});
afterEach(cleanup);

const fetched = sampleServer();

const DAY: Welfare = {
  open: true,
  hours: 24,
  endsAt: 1,
  minimum: 30,
  status: 5,
  welfareTaskBox: [],
  rechargeTaskBox: [],
  rollList: { isOff: true, status: '', roll: null },
};

it('leads to the guide and ends the first day, also where no box is new', async () => {
  const posted: unknown[] = [];
  fetched.mockImplementation(async (path, { body }) => {
    if (path.endsWith('/user/update/status')) posted.push(body);
    return answer(path.endsWith('/home/web/info') ? { boxNewList: [] } : {});
  });
  enter('t');
  const control = { open: true, close: async () => {}, closed: () => {} };
  render(
    <QueryClientProvider client={queries}>
      <DonePane day={DAY} control={control} />
    </QueryClientProvider>,
  );
  const guide = screen.getByRole<HTMLButtonElement>('button', { name: 'Show me around' });
  await waitFor(() => expect(guide.disabled).toBe(false));
  fireEvent.click(guide);
  await waitFor(() => expect(posted).toEqual(['{"status":6}']));
  expect(modals.list.map(({ name, props }) => [name, props])).toEqual([['guide', { next: null }]]);
});
