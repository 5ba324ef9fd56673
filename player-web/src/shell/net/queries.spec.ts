import { MutationObserver, QueryObserver, onlineManager } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Unreachable } from './failures';
import { cancelReads, queries } from './queries';

it('sends a command without a network at once or never', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const send = vi.fn(async () => Promise.reject(new Unreachable('offline')));

  const pressed = new MutationObserver(queries, { mutationFn: send }).mutate();

  await expect(pressed).rejects.toThrow('offline');
  onlineManager.setOnline(true);
  await queries.resumePausedMutations();
  expect(send).toHaveBeenCalledTimes(1);
});

it('reads again what the next page shows too, after a navigation has cancelled it', async () => {
  let answer: (text: string) => void = () => undefined;
  const read = vi.fn(
    ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        answer = resolve;
        signal.addEventListener('abort', () => reject(new Error('cancelled')));
      }),
  );
  const observer = new QueryObserver(queries, { queryKey: ['shown by both'], queryFn: read });
  onTestFinished(observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));

  cancelReads();

  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  answer('there');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('there'));
});
