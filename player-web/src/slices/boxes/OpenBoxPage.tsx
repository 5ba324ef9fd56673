import { LoadedBox } from './LoadedBox';
import { OpenBox } from './OpenBox';
import { useTodayQuery } from './today';
import type { BoxDetails } from './queries';

/** `/case/:type/:boxId` */
export const OpenBoxPage = () => <LoadedBox>{(box) => <Priced key={box.id} box={box} />}</LoadedBox>;

/** Playable before what is left of the day is known: at the press, nothing free that was not shown is missed. */
function Priced({ box }: { box: BoxDetails }) {
  return <OpenBox box={box} today={useTodayQuery(box).data} gifts={false} />;
}
