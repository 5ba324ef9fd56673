import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import { KEPT } from '../../foundation/live/backlog.ts';
import { PER_SECOND } from '../../foundation/live/chosen.ts';
import type * as contract from './contract.ts';
import { RARE } from '../../foundation/live/rare.ts';

export const calls = ({ live }: Pick<Shop, 'live'>) =>
  ({
    liveInfo: () => ({
      channels: live.statusOfAll().map(({ channel, connections, told, landsMs }) => ({
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
