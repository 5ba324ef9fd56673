import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startSpeaking } from '../../shell/i18n';
import { SlideToCome } from './HeroSlide';

beforeAll(() => startSpeaking('EN'));
afterEach(cleanup);

it('shows bars and no figure before the first box is there', () => {
  const { container } = render(<SlideToCome />);
  expect(container.textContent).not.toMatch(/\d/);
  expect(container.querySelectorAll('h1, a')).toHaveLength(0);
});
