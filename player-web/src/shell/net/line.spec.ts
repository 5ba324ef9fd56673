import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lostTheLine, onTheLine, useLine } from './line';

const answered = () => act(() => onTheLine(Promise.resolve(new Response())));

describe('the connection state', () => {
  afterEach(async () => {
    vi.restoreAllMocks();
    await answered();
  });

  it('is good again once anything answers', async () => {
    const { result } = renderHook(useLine);
    await act(async () => lostTheLine());
    expect(result.current).toBe('lost');
    await answered();
    expect(result.current).toBe('good');
  });

  it('stays lost if a late answer arrives after the browser went offline', async () => {
    const { result } = renderHook(useLine);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => void dispatchEvent(new Event('offline')));
    await answered();
    expect(result.current).toBe('lost');
  });
});
