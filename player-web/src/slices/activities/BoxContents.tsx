import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { finePercent } from '../../shell/i18n/format';
import { ErrorNote, Gem, RowItem, Skeleton, colourOf } from '../../shell/ui';
import { detailsQuery } from './queries';
import { useT } from './t';
import styles from './Active.module.css';

/** The skins that an opening of a step may bring, each with its chance; loaded when it is opened. */
export function BoxContents({ activityId, step }: { activityId: string; step: number }) {
  const t = useT();
  const [seen, setSeen] = useState(false);
  return (
    <details className={styles['contents']} onToggle={() => setSeen(true)}>
      <summary>{t('contents')}</summary>
      {seen && <Items activityId={activityId} step={step} />}
    </details>
  );
}

function Items(asked: { activityId: string; step: number }) {
  const { language } = useTranslation().i18n;
  const { data, error, refetch } = useQuery(detailsQuery(asked, language));
  if (data === undefined)
    return error === null ? (
      <Skeleton className={styles['waitingItems']} />
    ) : (
      <ErrorNote error={error} onRetry={() => void refetch()} />
    );
  return (
    <ul>
      {data.stuffVOList.map((skin) => (
        <li key={skin.skinId}>
          <RowItem
            name={skin.stuffName}
            exterior={skin.exterior}
            image={skin.stuffImage}
            colour={colourOf(skin.skinsRarity, skin.category)}
            note={finePercent(skin.probability)}
          />
          <Gem value={skin.price} />
        </li>
      ))}
    </ul>
  );
}
