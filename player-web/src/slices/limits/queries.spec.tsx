import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { toast } from '../../shell/ui';
import { dropCall, pressed, useLimitCommand, useLimits } from './queries';

beforeAll(() => startSpeaking('RU'));
afterEach(() => {
  cleanup();
  queries.clear();
  vi.restoreAllMocks();
});

const fetched = sampleServer();

function Raise() {
  const { data } = useLimits();
  const drop = useLimitCommand(dropCall);
  return (
    <button onClick={() => drop.mutate(pressed({ kind: 'loss', span: 'day' }))}>
      {data === undefined ? 'asking' : data.gauges.length}
    </button>
  );
}
const shown = () => {
  render(
    <QueryClientProvider client={queries}>
      <Raise />
    </QueryClientProvider>,
  );
};

describe('a command about limits', () => {
  it('reports a missing answer in the player’s language', async () => {
    const said = vi.spyOn(toast, 'error').mockReturnValue(undefined);
    fetched.mockImplementation(async (path) => {
      if (path.endsWith('/drop')) throw new TypeError('failed to fetch');
      return answer({ gauges: [1] });
    });
    shown();
    fireEvent.click(await screen.findByText('1'));
    await waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringMatching(/^[А-Я]/)));
  });

  it('refetches after a refusal, so that nothing is left that would be refused again', async () => {
    vi.spyOn(toast, 'error').mockReturnValue(undefined);
    let gauges = [1];
    const refusal = { code: 409, errCode: 1, errMsg: 'left in another tab', requestId: '' };
    fetched.mockImplementation(async (path) =>
      path.endsWith('/drop') ? Response.json(refusal, { status: 409 }) : answer({ gauges }),
    );
    shown();
    const button = await screen.findByText('1');
    gauges = [];
    fireEvent.click(button);
    await screen.findByText('0');
  });
});
