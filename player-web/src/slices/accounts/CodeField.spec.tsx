import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { heardServerTime } from '../../shell/net/clock';
import { CodeField } from './CodeField';
import { texts } from './texts';

vi.mock('./CaptchaDialog', () => ({
  CaptchaDialog: ({ onSolved }: { onSolved: (solved: object) => void }) => (
    <button type="button" onClick={() => onSolved({})}>
      solve
    </button>
  ),
}));

beforeAll(async () => {
  await startSpeaking('ZH');
  await loadTexts(texts);
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('counts down from 60 once a code is sent, however far the shown second lies behind the clock', async () => {
  // The shop's clock jumps forward with the answer, and the shown second follows a moment later.
  const onSend = async () => heardServerTime(Date.now() + 900);
  render(
    <QueryClientProvider client={queries}>
      <CodeField value="" onChange={() => {}} phone="13800138000" error={undefined} onSend={onSend} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText('solve'));
  await vi.waitFor(() => expect(screen.queryByText(/秒后重发/)).not.toBeNull());
  expect(screen.getByText(/秒后重发/).textContent).toBe('60 秒后重发');
});
