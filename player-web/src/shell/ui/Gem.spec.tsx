import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSpeaking } from '../i18n';
import { Gem } from './Gem';

beforeAll(() => startSpeaking('EN'));
afterEach(cleanup);

describe('Gem', () => {
  it('names the unit for screen readers', () => {
    const { container } = render(<Gem value={9.3} />);
    expect(container.textContent).toBe('gems 9.30');
  });

  it('shows the sign of gains and of expenses', () => {
    const { container } = render(
      <>
        <Gem value={88.8} sign="in" />
        <Gem value={9.3} sign="out" />
      </>,
    );
    expect(container.textContent).toBe('gems +88.80gems −9.30');
  });
});
