import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';

let systemIsDark = false;
let systemTurns: () => void = () => {};

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['light'];
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_: string, turn: () => void) => {
      systemTurns = turn;
    },
  }));
});

const shown = () => document.documentElement.dataset['light'];
const early = readFileSync('player-web/public/light.js', 'utf8');
// oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval, typescript/no-unsafe-call -- as the browser runs it
const beforeFirstPaint = () => new Function(early)();

describe('the light', () => {
  it.each([
    [undefined, false, 'day'],
    [undefined, true, 'night'],
    ['day', true, 'day'],
    ['night', false, 'night'],
    ['undefined', true, 'night'],
  ])(
    'chosen as %s, in a system that is dark: %s, is %s, before the first paint and after',
    async (choice, isDark, light) => {
      systemIsDark = isDark;
      if (choice !== undefined) localStorage.setItem('light', choice);
      beforeFirstPaint();
      expect(shown()).toBe(light);
      const { chooseLight } = await import('./light');
      chooseLight(choice === 'day' || choice === 'night' ? choice : 'system');
      expect(shown()).toBe(light);
    },
  );

  it('turns with the system while nothing is chosen, and no more once something is', async () => {
    systemIsDark = false;
    const { chooseLight } = await import('./light');
    systemIsDark = true;
    systemTurns();
    expect(shown()).toBe('night');
    chooseLight('day');
    systemTurns();
    expect([shown(), localStorage.getItem('light')]).toEqual(['day', 'day']);
    chooseLight('system');
    expect([shown(), localStorage.getItem('light')]).toEqual(['night', null]);
  });

  it('follows another tab', async () => {
    systemIsDark = false;
    await import('./light');
    localStorage.setItem('light', 'night');
    dispatchEvent(new StorageEvent('storage', { key: 'light' }));
    expect(shown()).toBe('night');
  });
});
