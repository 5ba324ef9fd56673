import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { speak, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { Unreachable } from '../../shell/net/failures';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { toast } from '../../shell/ui';
import { TargetSide } from './TargetSide';

beforeAll(() => startSpeaking('EN'));
afterEach(cleanup);

const fetched = sampleServer();

type Props = Parameters<typeof TargetSide>[0];
const shown = (onTarget: Props['onTarget'] = () => undefined) =>
  render(
    <QueryClientProvider client={queries}>
      <TargetSide
        target={undefined}
        worth={1}
        locked={false}
        onChange={() => undefined}
        onTarget={onTarget}
      />
    </QueryClientProvider>,
  );

it('uses the last chosen of two multiples, whichever is found first', async () => {
  const slow = Promise.withResolvers<Response>();
  const found = (skinId: string) => answer({ records: [{ skinId }], total: 1, current: 1 });
  fetched.mockImplementation(async (path) => {
    if (path.includes('/terms')) return answer({ maximumPrice: 1_000 });
    return path.includes('min=2') ? slow.promise : found('ten-times');
  });
  const onTarget = vi.fn<(target: { readonly skinId: string }) => void>();
  const { unmount } = shown(onTarget);
  fireEvent.click(screen.getByText('×2'));
  fireEvent.click(screen.getByText('×10'));
  expect(screen.getByRole('radio', { name: '×10' })).toHaveProperty('checked', true);
  await vi.waitFor(() => expect(onTarget).toHaveBeenCalled());
  slow.resolve(found('twice'));
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  unmount();
  expect(onTarget.mock.calls.map(([{ skinId }]) => skinId)).toEqual(['ten-times']);
});

it('reports a search without an answer in the player’s language', async () => {
  const said = vi.spyOn(toast, 'error').mockReturnValue(undefined);
  vi.spyOn(queries, 'fetchQuery').mockRejectedValue(new Unreachable('timeout'));
  fetched.mockImplementation(async () => answer({ maximumPrice: 1_000 }));
  shown();
  fireEvent.click(screen.getByText('×2'));
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringMatching(/^The server did not/)));
});

it('writes the multiples as the language writes numbers', async () => {
  await speak('RU');
  const { unmount } = shown();
  expect(screen.getAllByRole('radio').map((one) => one.parentElement?.textContent)).toContain('×1,5');
  unmount();
  await speak('EN');
});
