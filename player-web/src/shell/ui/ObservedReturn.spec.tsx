import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startSpeaking } from '../i18n';
import { ObservedReturn } from './ObservedReturn';

beforeAll(() => startSpeaking('EN'));
afterEach(cleanup);

const textOf = (plays: number) =>
  render(<ObservedReturn plays={plays} rtp={0.52} band={{ low: 0.31, high: 0.97 }} />).container.textContent;

it('shows a return with its interval, from a hundred plays on', () => {
  expect(textOf(99)).toBe('Shown after 100 plays; 99 so far');
  expect(textOf(100)).toMatch(/^52\.00%True value, 95% sure: 31\.00% – 97\.00%$/);
});
