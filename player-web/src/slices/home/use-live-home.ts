import type { Handlers } from '../live/channels';
import { useLive } from '../live/use-live';
import { queries } from '../../shell/net/queries';
import { type Drop, type HomeInfo, homeQuery } from './queries';

/** The length of the shop's list. */
const SHOWN = 20;

const change = (to: (info: HomeInfo) => HomeInfo): void =>
  void queries.setQueryData(homeQuery.queryKey, (info) => info && to(info));

/** Updates drops and counters on the page as they arrive. */
export function useLiveHome(home: HomeInfo | undefined): void {
  const handlers: Handlers = {
    drop: (drop) => change((info) => ({ ...info, boxLuckyVOList: withDrop(info.boxLuckyVOList, drop) })),
    counters: ({ online, connections, users, demo }) =>
      change((info) => ({
        ...info,
        basicsDataVO: { ...info.basicsDataVO, online, connections, users, demo },
      })),
    reload: () => void queries.invalidateQueries({ queryKey: homeQuery.queryKey }),
  };
  useLive('drop', handlers, home && (home.boxLuckyVOList[0]?.id ?? null));
}

/** Adds a drop in front; one that is already listed keeps its place. */
const withDrop = (drops: readonly Drop[], drop: Drop): Drop[] =>
  drops.some(({ id }) => id === drop.id)
    ? [...drops]
    : [drop, ...drops].toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, SHOWN);
