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

describe('the day and night theme', () => {
  it.each([
    [undefined, false, 'day'],
    [undefined, true, 'night'],
    ['day', true, 'day'],
    ['night', false, 'night'],
    ['undefined', true, 'night'],
  ])('chosen as %s, with a dark system %s, is %s', async (choice, isDark, light) => {
    systemIsDark = isDark;
    if (choice !== undefined) localStorage.setItem('light', choice);
    await import('./light');
    expect(shown()).toBe(light);
  });

  it('follows the system only while nothing is chosen', async () => {
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
