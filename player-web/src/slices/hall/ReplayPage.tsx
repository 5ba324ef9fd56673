import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { PageTitle } from '../../shell/app/PageTitle';
import { openModal } from '../../shell/app/modals';
import { moment } from '../../shell/i18n/format';
import {
  Button,
  ErrorNote,
  Gem,
  ItemCard,
  ItemGrid,
  ItemName,
  RarityBadge,
  Skeleton,
  SkinPlate,
  Tag,
  colourOf,
  copyText,
  splitName,
} from '../../shell/ui';
import { evidenceOfUpgrade } from '../upgrades/upgrade-evidence';
import { Latest } from './Latest';
import { detailPath, replayPath } from './paths';
import { type PublicUpgrade, replayQuery } from './queries';
import { Replayed } from './Replayed';
import { useT } from './t';
import { Who } from './Who';
import styles from './Replay.module.css';

/** `/upgrade/replay?id=`: replays one recorded upgrade from its record alone. */
export function ReplayPage() {
  const id = new URLSearchParams(useSearch()).get('id') ?? '';
  return id === '' ? <Latest to={({ position }) => replayPath(position)} /> : <Replay id={id} />;
}

function Replay({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(replayQuery(id));
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
  return <Loaded key={data.position} upgrade={data} />;
}

function Loaded({ upgrade }: { upgrade: PublicUpgrade }) {
  const t = useT();
  const won = upgrade.result === 0;
  return (
    <section className="stage stage-section">
      <div className="page stack">
        <Breadcrumb />
        <div className={`split ${styles['head']}`}>
          <div className="stack">
            <h1 className="title-section">{t('replayed.title')}</h1>
            <p className="cluster note">
              <Who person={upgrade} size={30} />
              <span>
                {moment(upgrade.createdTime)} · {t('replayed.place', { position: Number(upgrade.position) })}
              </span>
            </p>
          </div>
          <span className="cluster">
            <Tag label={t(won ? 'won' : 'lost')} tone={won ? 'ok' : undefined} />
            <Button
              size="sm"
              icon="copy"
              label={t('replayed.link')}
              onClick={() => void copyText(location.href)}
            />
            <Button
              size="sm"
              icon="verify"
              label={t('verify')}
              onClick={() => openModal('fairness', { evidence: evidenceOfUpgrade(upgrade) })}
            />
          </span>
        </div>
        <Replayed upgrade={upgrade} left={<Left upgrade={upgrade} />} right={<Right upgrade={upgrade} />} />
        <p className="note">{t('replayed.note')}</p>
      </div>
    </section>
  );
}

/** The stake. */
function Left({ upgrade: { consumed, stake } }: { upgrade: PublicUpgrade }) {
  const t = useT();
  return (
    <section className="stack">
      <h2 className="title-card">{t('replayed.in')}</h2>
      <ItemGrid cols={2}>
        {consumed.map((one) =>
          one.itemId === null ? (
            <span className={`panel ${styles['gems']}`} key={one.skinId}>
              <small className="muted">{one.stuffName}</small>
              <Gem value={one.amount} size="lg" />
            </span>
          ) : (
            <ItemCard
              key={one.itemId}
              name={one.stuffName}
              image={one.stuffImage}
              rarity={one.levelName}
              category=""
              exterior={one.exterior}
              price={one.amount}
            />
          ),
        )}
      </ItemGrid>
      <div className="split">
        <span className="muted">{t('replayed.sum')}</span>
        <Gem value={stake} size="lg" />
      </div>
    </section>
  );
}

/** The target. */
function Right({ upgrade }: { upgrade: PublicUpgrade }) {
  const t = useT();
  const { rightStuffName, rightStuffImage, rightExterior, rightLevelName, targetPrice, targetSkinId } =
    upgrade;
  const colour = colourOf(rightLevelName);
  return (
    <section className="stack">
      <div className="split">
        <h2 className="title-card">{t('replayed.target')}</h2>
        <Link className="link" href={detailPath(targetSkinId)}>
          {t('replayed.numbers')}
        </Link>
      </div>
      <SkinPlate image={rightStuffImage} alt="" colour={colour} loading="eager" className={styles['plate']} />
      <div className="split">
        <div>
          <p className="cluster note">
            <span>{splitName(rightStuffName).brand}</span>
            <RarityBadge rarity={rightLevelName} colour={colour} />
          </p>
          <p className="name-lg">
            <ItemName name={rightStuffName} exterior={rightExterior} />
          </p>
        </div>
        <Gem value={targetPrice} size="lg" />
      </div>
    </section>
  );
}
