import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { gems } from '../i18n/format';
import { Refused } from '../net';
import { usePlay } from '../play';
import { SeedPanel } from '../seeds/SeedPanel';
import { ButtonLink, Empty, ErrorNote } from '../ui';
import { boxGame } from './box-play';
import { BoxHead } from './BoxHead';
import { Contents } from './Contents';
import { LastPlay } from './LastPlay';
import { LatestDrops } from './LatestDrops';
import { OpenBoxSkeleton } from './OpenBoxSkeleton';
import { longRun } from './odds';
import { boxDetailsQuery, type BoxDetails } from './queries';
import { Stage } from './Stage';
import { paths } from './paths';
import { useT } from './t';
import styles from './OpenBoxPage.module.css';

/** `/case/:type/:boxId` */
export function OpenBoxPage() {
  const t = useT();
  const { boxId = '' } = useParams();
  const { data: box, error, refetch } = useQuery(boxDetailsQuery(boxId));
  // A box that was loaded stays playable when refreshing it fails: its version is checked at the press.
  if (box !== undefined) return <OpenBox key={box.id} box={box} />;
  if (error === null) return <OpenBoxSkeleton />;
  return (
    <div className="page page-main">
      {error instanceof Refused && error.status < 500 ? (
        <Empty
          text={t('missing.text')}
          action={<ButtonLink variant="solid" href={paths.hashBoxes} label={t('missing.back')} />}
        />
      ) : (
        <ErrorNote error={error} text={t('failed.text')} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function OpenBox({ box }: { box: BoxDetails }) {
  const t = useT();
  const { opens, cost, value } = longRun(box.price, box.rtp);
  return (
    <>
      <Playing box={box} />
      <div className={clsx('page page-main wall', styles['below'])}>
        <div className="aside aside-late">
          <Contents items={box.items} />
          <aside className="stack aside-fixed">
            <SeedPanel versionHash={box.versionHash} />
            <LastPlay box={box} />
            <LatestDrops box={box} />
            <p className="note">
              {t('longRun', { opens, cost: gems(cost), value: gems(Math.round(value * 100) / 100) })}
            </p>
          </aside>
        </div>
      </div>
    </>
  );
}

/** The part of the page that a play changes; the rest is not drawn again at each of its steps. */
function Playing({ box }: { box: BoxDetails }) {
  const plays = usePlay(boxGame);
  return <Stage box={box} head={<BoxHead box={box} />} plays={plays} />;
}
