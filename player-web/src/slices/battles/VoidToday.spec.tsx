import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { texts } from './texts';
import { VoidToday } from './VoidToday';

beforeEach(async () => {
  await startSpeaking('EN');
  await loadTexts(texts, 'EN');
});
afterEach(cleanup);

it('counts void battles by their reasons', () => {
  const voids = [
    { reason: 'late' as const, battles: 2 },
    { reason: 'no-beacon' as const, battles: 1 },
  ];
  const { container } = render(<VoidToday voids={voids} />);
  expect(container.textContent).toBe('3 2 sealed late 1 without beacon');
});

it('says nothing more where none is void', () => {
  expect(render(<VoidToday voids={[]} />).container.textContent).toBe('0');
});
