import type { Handlers } from '../http/handlers.ts';
import type { Shop } from '../slice/shop.ts';
import { KEPT } from './backlog.ts';
import { PER_SECOND } from './chosen.ts';
import type * as contract from './contract.ts';
import { RARE } from './rare.ts';

export const calls = ({ live }: Pick<Shop, 'live'>) =>
  ({
    liveInfo: () => ({
      channels: live.status().map(({ channel, connections, told, landsMs }) => ({
        channel,
        path: `/ws/${channel}`,
        connections,
        told,
        landsMs,
      })),
      perSecond: PER_SECOND,
      rare: [...RARE],
      kept: KEPT,
    }),
  }) satisfies Handlers<typeof contract>;
