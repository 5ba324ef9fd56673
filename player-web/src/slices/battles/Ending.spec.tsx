import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { Ending } from './Ending';
import { rulesQuery } from './queries';
import { detailOf } from './sample-detail';
import { texts } from './texts';

const GETS = [1, 2].map((seat) => ({ seat, items: 0, value: 0, share: 1.8 }));
const shared = { winner: null, tie: null, jackpot: null, gets: GETS };
type Detail = ReturnType<typeof detailOf>;

const ended = (rule: Detail['battle']['rule'], more: Partial<Detail> = {}) => {
  const detail = detailOf(rule);
  render(
    <QueryClientProvider client={queries}>
      <Ending
        detail={{ ...detail, battle: { ...detail.battle, mine: 1 }, ...more }}
        rounds={[]}
        outcome={shared}
        onReplay={() => undefined}
      />
    </QueryClientProvider>,
  );
};

beforeEach(async () => {
  await startSpeaking('EN');
  await loadTexts(texts, 'EN');
});
afterEach(() => {
  cleanup();
  queries.clear();
});

it('tells the rate of the terms, whatever counts today', () => {
  queries.setQueryDefaults(rulesQuery.queryKey, { enabled: false });
  ended('shared');
  expect(screen.getByText(/at 90\.00%, each rounded down/)).toBeDefined();
});

it('says that a card was spent, and no gems', () => {
  ended('shared', { paidBy: 'card' });
  expect(screen.getByText('Spent').nextElementSibling?.textContent).toBe('card');
});
