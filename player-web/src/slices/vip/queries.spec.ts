import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { queries } from '../../shell/net';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { claimBonus, userVipQuery } from './queries';

const fetched = sampleServer();

const standing = (redPacketLevel: number, tableHash: string) =>
  answer({ vipLevel: 1, redPacketLevel, nextClaim: redPacketLevel === 0 ? 1 : null, tableHash });

it('refetches after a refused claim, so that no button is left that would be refused again', async () => {
  let own = standing(0, 'old');
  const refusal = { code: 409, errCode: 1, errMsg: 'claimed already', requestId: '' };
  fetched.mockImplementation(async (path) =>
    path.endsWith('/receiveVipAmount') ? Response.json(refusal, { status: 409 }) : own.clone(),
  );
  const page = new QueryObserver(queries, userVipQuery);
  const leave = page.subscribe(() => undefined);
  await vi.waitFor(() => expect(page.getCurrentResult().data?.nextClaim).toBe(1));
  // It was claimed in another tab, and the table has changed.
  own = standing(1, 'new');
  await expect(claimBonus({ level: 1, tableHash: 'old' }, 'key')).rejects.toThrow('claimed already');
  await vi.waitFor(() =>
    expect(page.getCurrentResult().data).toMatchObject({ nextClaim: null, tableHash: 'new' }),
  );
  leave();
});
