import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startSpeaking } from '../i18n';
import { answer, sampleServer } from '../session/sample-server';
import { enter, leave } from '../session';
import { App } from './App';

/** Keeps a choice in its state, as pages do. */
function Page() {
  const [chosen, choose] = useState('nothing');
  return <button onClick={() => choose('her item')}>{chosen}</button>;
}

vi.mock('./Shell', () => ({ Shell: ({ children }: { children: React.ReactNode }) => children }));
vi.mock('./routes', () => ({
  routeAt: () => ({
    path: '/',
    access: 'open',
    title: { ZH: '', EN: 'Page', RU: '', VN: '' },
    slice: { name: 'page' },
    Page,
  }),
}));

beforeAll(() => startSpeaking('EN'));
afterEach(cleanup);

const fetched = sampleServer();

it("keeps a visitor's choices on a page after the login, and drops a player's after the logout", async () => {
  fetched.mockImplementation(async () => answer({ closedGames: [] }));
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue(undefined);
  render(<App />);
  fireEvent.click(screen.getByText('nothing'));
  await act(async () => enter('hers'));
  expect(screen.getByText('her item')).toBeTruthy();
  await act(async () => leave());
  expect(screen.getByText('nothing')).toBeTruthy();
});
