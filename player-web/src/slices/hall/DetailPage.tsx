import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { PageTitle } from '../../shell/app/PageTitle';
import { count } from '../../shell/i18n/format';
import { useResultsHeld } from '../../shell/play/results';
import {
  ButtonLink,
  Empty,
  ErrorNote,
  Facts,
  Gem,
  ItemName,
  RarityBadge,
  Skeleton,
  SkinPlate,
  colourOf,
  splitName,
  useItemName,
} from '../../shell/ui';
import { upgradeTo } from '../upgrades/paths';
import { ByRate } from './ByRate';
import { Latest } from './Latest';
import { NumbersChart } from './NumbersChart';
import { detailPath } from './paths';
import { type Detail, detailQuery } from './queries';
import { useT } from './t';
import { Tries } from './Tries';
import { Verdict } from './Verdict';
import styles from './Detail.module.css';

/** `/upgrade/detail`: all figures of one skin as a target. */
export function DetailPage() {
  const skinId = new URLSearchParams(useSearch()).get('skinId') ?? '';
  return skinId === '' ? (
    <Latest to={({ targetSkinId }) => detailPath(targetSkinId)} />
  ) : (
    <OfSkin skinId={skinId} />
  );
}

function OfSkin({ skinId }: { skinId: string }) {
  const t = useT();
  const held = useResultsHeld();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...detailQuery(skinId, page),
    enabled: !held,
  });
  if (data === undefined)
    return (
      <div className="page page-main wall">
        <Breadcrumb />
        {error === null ? (
          <Skeleton shape="plate" />
        ) : (
          <>
            <PageTitle />
            <ErrorNote error={error} onRetry={() => void refetch()} />
          </>
        )}
      </div>
    );
  return (
    <>
      <Head detail={data} />
      <div className="page page-main wall" aria-busy={isPlaceholderData}>
        {data.attempts === 0 ? (
          <Empty icon="up" action={<ButtonLink variant="solid" href={upgradeTo('')} label={t('go')} />} />
        ) : (
          <>
            <Verdict tally={data} />
            <div className={styles['charts']}>
              <NumbersChart numbers={data.numbers} />
              <ByRate detail={data} />
            </div>
            <Tries detail={data} onPage={setPage} />
          </>
        )}
      </div>
    </>
  );
}

function Head({ detail: { target, attempts, wins } }: { detail: Detail }) {
  const t = useT();
  const nameOf = useItemName();
  const { stuffName, exterior, stuffImage, skinsRarity, category, price, skinId } = target;
  const colour = colourOf(skinsRarity, category);
  return (
    <section className="stage stage-section">
      <div className="page">
        <Breadcrumb here={t('detail.title', { name: nameOf({ name: stuffName, exterior }) })} />
        <div className={styles['head']}>
          <SkinPlate image={stuffImage} alt="" colour={colour} loading="eager" className={styles['plate']} />
          <div className="stack">
            <p className="cluster note">
              <span>{splitName(stuffName).brand}</span>
              <RarityBadge rarity={skinsRarity} colour={colour} />
            </p>
            <h1 className="title-page">
              <ItemName name={stuffName} exterior={exterior} />
            </h1>
            <Facts
              size="lg"
              facts={[
                { name: t('detail.price'), value: <Gem value={price} /> },
                { name: t('detail.attempts'), value: count(attempts) },
                { name: t('detail.wins'), value: count(wins) },
              ]}
            />
          </div>
          {price > 0 && (
            <ButtonLink variant="play" size="lg" href={upgradeTo(skinId)} label={t('detail.aim')} />
          )}
        </div>
      </div>
    </section>
  );
}
