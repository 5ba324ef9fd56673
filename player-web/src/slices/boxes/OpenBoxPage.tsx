import { LoadedBox } from './LoadedBox';
import { OpenBox } from './OpenBox';
import { useTodayQuery } from './today';
import type { BoxDetails } from './queries';

/** `/case/:type/:boxId` */
export const OpenBoxPage = () => <LoadedBox>{(box) => <Priced key={box.id} box={box} />}</LoadedBox>;

/**
 * Playable before today's allowance is loaded. The order says how many free openings were shown: the player misses
 * none of those.
 */
function Priced({ box }: { box: BoxDetails }) {
  return <OpenBox box={box} today={useTodayQuery(box).data} gifts={false} />;
}
