import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { Breadcrumb } from '../app/Breadcrumb';
import { count, finePercent, moment, percent } from '../i18n/format';
import { useResultsHeld } from '../play/results';
import { numberText } from '@skins/engine/fairness';
import {
  ButtonLink,
  type Column,
  Empty,
  ErrorNote,
  Facts,
  Gem,
  ItemName,
  Pager,
  RarityBadge,
  Skeleton,
  SkinPlate,
  Table,
  Tag,
  colourOf,
  splitName,
  useItemName,
} from '../ui';
import { arcOf } from '../upgrades/dial-timing';
import { upgradeTo } from '../upgrades/paths';
import { TinyRuler } from '../upgrades/TinyRuler';
import { Band } from './Band';
import { NumbersChart } from './NumbersChart';
import { hallPaths } from './paths';
import { type Detail, PAGE_SIZE, detailQuery } from './queries';
import { useT } from './t';
import { Verdict } from './Verdict';
import { judged } from './verdict-of';
import { Who } from './Who';
import styles from './Detail.module.css';

/** `/upgrade/detail`: all numbers of one skin as a target. */
export function DetailPage() {
  const skinId = new URLSearchParams(useSearch()).get('skinId') ?? '';
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
          <ErrorNote error={error} onRetry={() => void refetch()} />
        )}
      </div>
    );
  return (
    <>
      <Head detail={data} />
      <div className="page page-main wall" aria-busy={isPlaceholderData}>
        {data.attempts === 0 ? (
          <Empty action={null} />
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

/** Each tenth of the chance by itself, with its own band. */
function ByRate({ detail: { byRate } }: { detail: Detail }) {
  const t = useT();
  type Row = Detail['byRate'][number];
  const columns: readonly Column<Row>[] = [
    { key: 'span', head: t('chance'), cell: ({ from, to }) => <b>{`${percent(from)} – ${percent(to)}`}</b> },
    { key: 'attempts', head: t('detail.attempts'), named: true, cell: ({ attempts }) => count(attempts) },
    {
      key: 'expected',
      head: t('verdict.expected'),
      named: true,
      cell: ({ expected }) => expected.toFixed(1),
    },
    { key: 'wins', head: t('detail.wins'), named: true, cell: ({ wins }) => <b>{count(wins)}</b> },
    {
      key: 'band',
      head: t('verdict.bandKey'),
      cell: (row) => {
        const found = judged(row);
        return found === undefined ? null : <Band judged={found} />;
      },
    },
  ];
  return (
    <section className="panel">
      <div className={styles['tableHead']}>
        <h2 className="title-section">{t('detail.byRate')}</h2>
        <p className="note">{t('detail.byRateNote')}</p>
      </div>
      <Table label={t('detail.byRate')} columns={columns} rows={byRate} rowKey={({ from }) => String(from)} />
    </section>
  );
}

function Tries({ detail, onPage }: { detail: Detail; onPage: (page: number) => void }) {
  const t = useT();
  type Row = Detail['records'][number];
  const columns: readonly Column<Row>[] = [
    { key: 'who', head: t('player'), cell: (row) => <Who person={row} /> },
    { key: 'stake', head: t('stake'), named: true, cell: ({ stake }) => <Gem value={stake} /> },
    {
      key: 'price',
      head: t('detail.price'),
      named: true,
      cell: ({ targetPrice }) => <Gem value={targetPrice} />,
    },
    { key: 'chance', head: t('chance'), named: true, cell: ({ winUpTo }) => finePercent(arcOf(winUpTo)) },
    {
      key: 'number',
      head: t('number'),
      named: true,
      cell: ({ N, winUpTo }) => (
        <span className={styles['number']}>
          <TinyRuler winUpTo={winUpTo} ticket={N} /> {numberText(N)}
        </span>
      ),
    },
    {
      key: 'result',
      head: t('result'),
      cell: ({ result, createdTime }) => (
        <>
          <Tag label={t(result === 0 ? 'won' : 'lost')} tone={result === 0 ? 'ok' : undefined} />{' '}
          <small className="muted">{moment(createdTime)}</small>
        </>
      ),
    },
    {
      key: 'replay',
      head: t('replay'),
      align: 'end',
      cell: ({ position, createdTime }) => (
        <Link
          className="link"
          href={hallPaths.replay(position)}
          aria-label={t('replayAt', { time: moment(createdTime) })}
        >
          {t('replay')}
        </Link>
      ),
    },
  ];
  return (
    <section className="panel">
      <div className={styles['tableHead']}>
        <h2 className="title-section">{t('detail.tries')}</h2>
        <p className="note">{t('detail.past')}</p>
      </div>
      <Table
        label={t('detail.tries')}
        columns={columns}
        rows={detail.records}
        rowKey={({ position }) => position}
      />
      <Pager
        label={t('pages')}
        current={detail.current}
        total={detail.total}
        size={PAGE_SIZE}
        onChange={onPage}
      />
    </section>
  );
}
