import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { texts as ofBoxes } from '../boxes/texts';
import { texts as ofIdentity } from '../identity/texts';
import { AuthDialog } from './AuthDialog';
import { texts } from './texts';

const visit = vi.hoisted(() => vi.fn());
vi.mock('../identity/visit', () => ({ visitPlatform: visit }));

beforeAll(async () => {
  await startSpeaking('ZH');
  await Promise.all([loadTexts(texts), loadTexts(ofIdentity), loadTexts(ofBoxes)]);
});
const fetched = sampleServer();
beforeEach(() => {
  visit.mockClear();
  fetched.mockImplementation(async () => answer(null));
});
afterEach(() => {
  cleanup();
  queries.clear();
});

const control = { open: true, close: () => Promise.resolve(), closed: () => undefined };
const open = (mode: 'login' | 'register') =>
  render(
    <QueryClientProvider client={queries}>
      <AuthDialog control={control} mode={mode} />
    </QueryClientProvider>,
  );
const press = () => fireEvent.click(screen.getByRole('button', { name: '用游戏平台账号登录' }));

describe('the login by the game platform', () => {
  it('asks for no tick in the login form', () => {
    open('login');
    press();
    expect(visit).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  });

  it('counts the agreement of the registration form, and shows no second box', () => {
    open('register');
    press();
    expect(visit).not.toHaveBeenCalled();
    screen.getByText('请仔细阅读并勾选用户协议');
    const [agreement, ...more] = screen.getAllByRole('checkbox');
    expect(more).toHaveLength(1);
    if (agreement !== undefined) fireEvent.click(agreement);
    expect(screen.queryByText('请仔细阅读并勾选用户协议')).toBeNull();
    press();
    expect(visit).toHaveBeenCalledTimes(1);
  });
});
