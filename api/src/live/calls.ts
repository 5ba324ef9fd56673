import type { Handlers } from '../http/handlers.ts';
import { DIAL_MS } from '../hall/shown-upgrades.ts';
import { REEL_MS } from '../boxes/openings.ts';
import type { Shop } from '../slice/shop.ts';
import { KEPT } from './backlog.ts';
import { PER_SECOND } from './chosen.ts';
import type * as contract from './contract.ts';
import { RARE } from './rare.ts';

export const calls = ({ live }: Pick<Shop, 'live'>) =>
  ({
    liveInfo: () => ({
      channels: live.status().map(({ channel, connections, told }) => ({
        channel,
        path: `/ws/${channel}`,
        connections,
        told,
      })),
      perSecond: PER_SECOND,
      rare: [...RARE],
      landsMs: { drop: REEL_MS, upgrade: DIAL_MS },
      kept: KEPT,
    }),
  }) satisfies Handlers<typeof contract>;
