import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Unreachable } from './failures';
import { queries } from './queries';

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
