import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openModal } from '../app/modals';
import { boxPath } from '../boxes/paths';
import { count } from '../i18n/format';
import { useResultsHeld } from '../play/results';
import { Button, ButtonLink, Icon } from '../ui';
import type { IconName } from '../ui/Icon';
import { paths } from './paths';
import { type HeldProp, heldQuery } from './queries';
import { useT } from './t';
import styles from './Props.module.css';

const ICONS: Readonly<Record<HeldProp['type'], IconName>> = {
  OpenBox: 'box',
  TrendChart: 'trend',
  debris: 'star',
  resetOpenBox: 'random',
  armyCompetitionCard: 'people',
};

/** What the player holds beside skins, with the way to use each; nothing where there is none. */
export function PropShelf() {
  const t = useT();
  const { i18n } = useTranslation();
  const held = useResultsHeld();
  const { data } = useQuery({ ...heldQuery(i18n.language), enabled: !held });
  if (data === undefined || data.props.length === 0) return null;
  return (
    <section className="stack" aria-label={t('title')}>
      <div className="split">
        <h2 className="title-section">{t('title')}</h2>
        <ButtonLink size="sm" icon="clock" href={paths.record} label={t('record.title')} />
      </div>
      <ul className={styles['shelf']}>
        {data.props.map((prop) => (
          <li key={`${prop.type} ${prop.boxId ?? ''}`} className={`panel ${styles['prop'] ?? ''}`}>
            <span className={styles['face']}>
              {prop.image === '' ? <Icon name={ICONS[prop.type]} /> : <img src={prop.image} alt="" />}
            </span>
            <span className={styles['words']}>
              <b>{prop.name}</b>
              <small>{prop.boxId === null ? t(`about.${prop.type}`) : prop.boxName}</small>
            </span>
            <span className={styles['count']}>×{count(prop.count)}</span>
            <Use prop={prop} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a prop is used. */
function Use({ prop }: { prop: HeldProp }) {
  const t = useT();
  switch (prop.type) {
    case 'OpenBox':
      return prop.boxId !== null && prop.boxType !== null && prop.onSale ? (
        <ButtonLink
          size="sm"
          label={t('use.open')}
          href={boxPath({ boxType: prop.boxType, id: prop.boxId })}
        />
      ) : (
        <small className="muted">{t('use.retired')}</small>
      );
    case 'TrendChart':
      return <Button size="sm" label={t('use.trend')} onClick={() => openModal('trend')} />;
    case 'debris':
      return <ButtonLink size="sm" label={t('use.exchange')} href={paths.fragments} />;
    default:
      return null;
  }
}
