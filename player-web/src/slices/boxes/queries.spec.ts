import { expect, it } from 'vitest';
import { queries } from '../../shell/net';
import { rememberPlay } from '../../shell/play';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { boxRecordQuery } from './queries';

const fetched = sampleServer();

it('asks for a record that includes the last play shown', async () => {
  fetched.mockImplementation(async () => answer({ records: [], total: 0, current: 1 }));
  rememberPlay('000000000042');
  await queries.fetchQuery(boxRecordQuery(1, 1));
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('after')).toBe('000000000042');
});
