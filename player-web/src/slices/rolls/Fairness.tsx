import { DrawCheck } from '../fairness/DrawCheck';
import { sourceOf } from '../fairness/draw-source';
import { paths as fairnessPaths } from '../fairness/paths';
import { Steers } from '../fairness/Steers';
import { ButtonLink, Seal, SeedField } from '../../shell/ui';
import { Steps } from '../../shell/ui/Steps';
import { DrawnStep } from './DrawnStep';
import { FrozenStep } from './FrozenStep';
import { OwnEntry } from './OwnEntry';
import { roomPath } from './paths';
import { type RoomDetail, loadEntries } from './queries';
import { SourceStep } from './SourceStep';
import { useT } from './t';

interface Shown extends Pick<RoomDetail, 'own' | 'evidence' | 'prizes'> {
  readonly room: Pick<RoomDetail['room'], 'id'>;
}

/** A room's draw: the method, the source, and who could have steered it. All of it can be recomputed. */
export function Fairness({ detail }: { detail: Shown }) {
  const t = useT();
  const { room, own, evidence, prizes } = detail;
  return (
    <section className="panel pad stack" aria-label={t('fair.title')}>
      <div className="cluster">
        <Seal />
        <h2 className="title-section">{t('fair.title')}</h2>
      </div>
      <Steers source={sourceOf(evidence)} />
      <Steps>
        <FrozenStep evidence={evidence} />
        <SourceStep evidence={evidence} />
        <DrawnStep evidence={evidence} />
        {own !== null && evidence.frozen !== null && (
          <OwnEntry roomId={room.id} root={evidence.frozen.root} />
        )}
      </Steps>
      <DrawCheck
        evidence={evidence}
        prizes={prizes.map(({ rank, winner, given }) => ({ rank, entrant: winner?.userId ?? null, given }))}
        loadEntries={() => loadEntries(room.id)}
      />
      <SeedField
        label={t('fair.byHand')}
        value={`skins verify --room ${location.origin}${roomPath(room.id)}`}
      />
      <div className="cluster">
        <ButtonLink href={fairnessPaths.fairness} label={t('fair.how')} />
      </div>
    </section>
  );
}
