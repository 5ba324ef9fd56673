import { expect, it } from 'vitest';
import { homeQuery } from './home/queries';
import { redDotQuery, tasksQuery } from './tasks/queries';
import { newNoticesQuery } from './welfare/queries';

const MINUTE_MS = 60_000;

it.each([
  ['home and its drops', 3 * MINUTE_MS, homeQuery],
  ['the version of the announcements', MINUTE_MS, newNoticesQuery],
  ['tasks', MINUTE_MS, tasksQuery('day', 'ZH')],
  ['finished tasks', MINUTE_MS, redDotQuery],
])('%s: asked for anew each %i ms', (_, milliseconds, { refetchInterval }) => {
  expect(refetchInterval).toBe(milliseconds);
});
