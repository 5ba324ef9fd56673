import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { InviteCard, STAYS_MS } from './InvitePopup';
import { texts } from './texts';

const invitation = {
  position: '000000000001',
  msgType: 1 as const,
  name: 'N***n',
  avatar: '/art/a.svg',
  roomPrice: 70,
  roomId: 'a1b2c3d4e5f6',
};
const shown = () => {
  const gone = vi.fn();
  render(
    <QueryClientProvider client={queries}>
      <button type="button">elsewhere</button>
      <InviteCard invitation={invitation} onGone={gone} />
    </QueryClientProvider>,
  );
  return gone;
};

beforeEach(async () => {
  await startSpeaking('EN');
  await loadTexts(texts, 'EN');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('goes after five seconds', () => {
  const gone = shown();
  act(() => void vi.advanceTimersByTime(STAYS_MS - 1));
  expect(gone).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(gone).toHaveBeenCalledOnce();
});

it('waits while the pointer is on it', () => {
  const gone = shown();
  const popup = screen.getByRole('status');
  act(() => void vi.advanceTimersByTime(3_000));
  fireEvent.pointerEnter(popup);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(gone).not.toHaveBeenCalled();
  fireEvent.pointerLeave(popup);
  act(() => void vi.advanceTimersByTime(STAYS_MS));
  expect(gone).toHaveBeenCalledOnce();
});

it('never takes the focus', () => {
  shown();
  expect(document.activeElement).toBe(document.body);
});
