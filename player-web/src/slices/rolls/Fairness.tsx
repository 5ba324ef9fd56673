import { DrawCheck } from '../fairness/DrawCheck';
import { paths as fairnessPaths } from '../fairness/paths';
import { ButtonLink, Icon, Seal, SeedField } from '../../shell/ui';
import { Steps } from '../../shell/ui/Steps';
import { DrawnStep } from './DrawnStep';
import { FrozenStep } from './FrozenStep';
import { OwnEntry } from './OwnEntry';
import { roomPath } from './paths';
import { type RoomDetail, loadEntries } from './queries';
import { SourceStep } from './SourceStep';
import { useT } from './t';
import styles from './Room.module.css';

/** A room's draw: the method, the source, and who could have steered it. All of it can be recomputed. */
export function Fairness({ detail }: { detail: RoomDetail }) {
  const t = useT();
  const { room, own, evidence, prizes } = detail;
  const safe = room.steers === 'nobody';
  return (
    <section className="panel pad stack" aria-label={t('fair.title')}>
      <div className="cluster">
        <Seal />
        <h2 className="title-section">{t('fair.title')}</h2>
      </div>
      <p className={styles['steers']} data-safe={safe}>
        <Icon name={safe ? 'verify' : 'warning'} />
        <span>{t(safe ? 'fair.nobody' : 'fair.shop')}</span>
      </p>
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
