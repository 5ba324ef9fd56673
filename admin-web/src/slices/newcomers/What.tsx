import type { StepRow } from '@skins/api/newcomers/resources';
import { NamedLink } from '../../shell/ui/NamedLink';

/** The box that was drawn, or the room that the player went to. */
export function What({ row: { boxId, roomId } }: { row: StepRow }) {
  if (boxId !== '') return <NamedLink to={`/boxes/${boxId}/show`} name={boxId} />;
  return roomId === '' ? null : <NamedLink to={`/rolls/${roomId}/show`} name={roomId} />;
}
