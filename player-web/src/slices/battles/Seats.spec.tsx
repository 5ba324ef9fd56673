import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { playedOut } from './compute';
import { viewOf } from './run-view';
import { detailOf, versions } from './sample-detail';
import { Seats } from './Seats';
import { texts } from './texts';
import { LIVE } from './use-scene';

beforeEach(async () => {
  await startSpeaking('EN');
  await loadTexts(texts, 'EN');
});
afterEach(cleanup);

it.each(['last', 'highest'] as const)('tells the running totals under the rule %s', (rule) => {
  const detail = detailOf(rule);
  const played = playedOut(detail, versions) ?? { rounds: [], outcome: null };
  const view = viewOf(detail.battle, played, { at: 'round', round: 2, landed: true });
  const { container } = render(
    <QueryClientProvider client={queries}>
      <Seats
        battle={detail.battle}
        draw={detail.evidence.draw}
        view={view}
        versions={undefined}
        versionHash={undefined}
        clock={LIVE}
        moving={false}
      />
    </QueryClientProvider>,
  );
  expect(screen.getAllByText(/^P[12]$/)).toHaveLength(2);
  for (const { total } of view.standings) expect(container.textContent).toContain(total.toFixed(2));
});
