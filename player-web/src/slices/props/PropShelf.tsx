import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { openModal } from '../../shell/app/modals';
import { paths as battlePaths } from '../battles/paths';
import { boxPath } from '../boxes/paths';
import { count } from '../../shell/i18n/format';
import { useResultsHeld } from '../../shell/play/results';
import { Button, Icon } from '../../shell/ui';
import type { IconName } from '../../shell/ui/Icon';
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

/** On a page nothing has to be closed: navigation leaves it. */
const stay = async (): Promise<void> => {};

/**
 * The player's props, each with a button to use it; nothing if there are none.
 * @param leave closes the shelf's container before a navigation
 */
export function PropShelf({ leave = stay }: { leave?: () => Promise<void> }) {
  const t = useT();
  const { i18n } = useTranslation();
  const held = useResultsHeld();
  const [, navigate] = useLocation();
  const { data } = useQuery({ ...heldQuery(i18n.language), enabled: !held });
  if (data === undefined || data.props.length === 0) return null;
  return (
    <section className="stack" aria-label={t('title')}>
      <div className="split">
        <h2 className="title-section">{t('title')}</h2>
        <Button
          size="sm"
          icon="clock"
          label={t('record.title')}
          onClick={() => void leave().then(() => navigate(paths.record))}
        />
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
            <Use prop={prop} leave={leave} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The button that leads to a prop's use. */
function Use({ prop, leave }: { prop: HeldProp; leave: () => Promise<void> }) {
  const t = useT();
  const [, navigate] = useLocation();
  const to = (path: string) => () => void leave().then(() => navigate(path));
  if (prop.type === 'TrendChart')
    return (
      <Button size="sm" label={t('use.trend')} onClick={() => void leave().then(() => openModal('trend'))} />
    );
  if (prop.type === 'debris')
    return <Button size="sm" label={t('use.exchange')} onClick={to(paths.fragments)} />;
  if (prop.type === 'armyCompetitionCard')
    return <Button size="sm" label={t('use.battle')} onClick={to(battlePaths.hall)} />;
  if (prop.type !== 'OpenBox') return null;
  return prop.boxId !== null && prop.boxType !== null && prop.onSale ? (
    <Button
      size="sm"
      label={t('use.open')}
      onClick={to(boxPath({ boxType: prop.boxType, id: prop.boxId }))}
    />
  ) : (
    <small className="muted">{t('use.retired')}</small>
  );
}
