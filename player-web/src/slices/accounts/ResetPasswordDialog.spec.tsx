import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { enter, session } from '../../shell/session';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { Toaster } from '../../shell/ui/Toaster';
import { texts } from './texts';
import { ResetPasswordDialog } from './ResetPasswordDialog';

beforeAll(async () => {
  await startSpeaking('ZH');
  await loadTexts(texts);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  assign.mockClear();
  queries.clear();
});

const fetched = sampleServer();
const assign = vi.fn<(address: string | URL) => void>();
beforeEach(() => {
  enter('t');
  fetched.mockImplementation(async () => answer(null));
  vi.spyOn(location, 'assign').mockImplementation(assign);
});

const control = { open: true, close: () => Promise.resolve(), closed: () => undefined };
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const shown = () =>
  render(
    <QueryClientProvider client={queries}>
      <ResetPasswordDialog control={control} />
    </QueryClientProvider>,
  );

describe('the password changed by a logged-in player', () => {
  it('needs a lower-case letter', () => {
    shown();
    fill('新密码', 'ANOTHER7X');
    fireEvent.click(screen.getByRole('button', { name: '重置密码' }));
    screen.getByText('新密码至少要有一个小写字母');
    expect(assign).not.toHaveBeenCalled();
  });

  it('says that it failed where the shop does not answer', async () => {
    fetched.mockRejectedValue(new TypeError('the line is gone'));
    shown();
    render(<Toaster />);
    fill('手机号', '13800138000');
    fill('短信验证码', '123456');
    fill('新密码', 'another7x');
    fireEvent.click(screen.getByRole('button', { name: '重置密码' }));
    await screen.findByText('操作失败，请稍后再试');
    expect(assign).not.toHaveBeenCalled();
  });

  it('ends the session, loads home, and says there that it worked', async () => {
    shown();
    fill('手机号', '13800138000');
    fill('短信验证码', '123456');
    fill('新密码', 'another7x');
    fireEvent.click(screen.getByRole('button', { name: '重置密码' }));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(session.token).toBeUndefined();

    cleanup();
    render(<Toaster />);
    await screen.findByText('重置成功，请重新登录');
    cleanup();
    render(<Toaster />);
    expect(screen.queryByText('重置成功，请重新登录')).toBeNull();
  });
});
