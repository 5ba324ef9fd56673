import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { openModal } from '../../shell/app/modals';
import { count, moment, percent } from '../../shell/i18n/format';
import { Button, ButtonLink, type Column, Empty, Facts, Gem, Segment, Tag } from '../../shell/ui';
import { RecordPage } from '../../shell/ui/RecordPage';
import { BoxStrip } from './BoxStrip';
import { battlePath, paths, proofPath } from './paths';
import { type BattleRecords, type BattleRow, type Result, recordQuery } from './queries';
import { RuleName } from './RuleName';
import { Sits } from './Sits';
import { useT } from './t';
import { useSeating } from './words';
import styles from './Record.module.css';

const RESULTS = ['won', 'lost', 'returned', 'open'] as const;

/** `/user/battle/record`: the player's seats, what they cost, and what came. */
export function BattleRecordPage() {
  const t = useT();
  const { language } = useTranslation().i18n;
  const [result, setResult] = useState<Result | ''>('');
  return (
    <RecordPage<BattleRow, BattleRecords>
      title={t('record.title')}
      query={recordQuery(result === '' ? undefined : result, language)}
      columns={useColumns()}
      rowKey={({ id }) => id}
      beside={
        <Button
          variant="solid"
          icon="plus"
          label={t('create.open')}
          onClick={() => openModal('battleCreate', {})}
        />
      }
      renderAbove={({ summary }) => (
        <>
          <Summary summary={summary} />
          <div className="cluster">
            <Segment<Result | ''>
              label={t('record.filter')}
              value={result}
              options={[
                { value: '', label: t('filter.all') },
                ...RESULTS.map((value) => ({ value, label: t(`record.results.${value}`) })),
              ]}
              onChange={setResult}
            />
          </div>
        </>
      )}
      empty={
        <Empty
          icon="people"
          text={t(result === '' ? 'record.empty' : 'record.none')}
          action={<ButtonLink variant="solid" href={paths.hall} label={t('record.watch')} />}
        />
      }
      stacked
    />
  );
}

function Summary({ summary }: Pick<BattleRecords, 'summary'>) {
  const t = useT();
  const { battles, won, spent, received } = summary;
  return (
    <div className="panel pad">
      <Facts
        even
        facts={[
          { name: t('record.battles'), value: count(battles) },
          { name: t('record.won'), value: count(won) },
          { name: t('end.spent'), value: <Gem value={spent} /> },
          { name: t('record.received'), value: <Gem value={received} /> },
          { name: t('record.return'), value: spent === 0 ? '–' : percent(received / spent) },
        ]}
      />
    </div>
  );
}

function useColumns(): readonly Column<BattleRow>[] {
  const t = useT();
  const seating = useSeating();
  return [
    {
      key: 'battle',
      head: t('record.battle'),
      cell: ({ battle, createTime }) => (
        <span className={styles['what']}>
          <Link href={battlePath(battle.id)}>
            <RuleName rule={battle.rule} />
          </Link>
          <small>
            {seating(battle)} · {t('rounds', { count: battle.rounds })} · {moment(createTime)}
          </small>
        </span>
      ),
    },
    {
      key: 'boxes',
      head: t('boxes'),
      cell: ({ battle }) => <BoxStrip boxes={battle.boxes} className={styles['boxes']} />,
    },
    { key: 'seats', head: t('filter.seats'), cell: ({ battle }) => <Sits battle={battle} /> },
    { key: 'result', head: t('record.result'), cell: (row) => <RowResult row={row} /> },
    {
      key: 'cost',
      head: t('end.spent'),
      align: 'end',
      named: true,
      cell: ({ cost, paidBy }) => (
        <>
          <Gem value={cost} />
          {paidBy === 'card' && <small className="note"> {t('record.card')}</small>}
        </>
      ),
    },
    {
      key: 'came',
      head: t('end.received'),
      align: 'end',
      named: true,
      cell: ({ value, share }) => <Gem value={value + share} />,
    },
    { key: 'do', head: '', align: 'end', cell: (row) => <Actions row={row} /> },
  ];
}

const TONES = { open: 'info', won: 'ok', lost: undefined, returned: 'warn' } as const;

function RowResult({ row: { result, battle, seat } }: { row: BattleRow }) {
  const t = useT();
  const place = battle.seats.find((one) => one.seat === seat)?.place ?? 1;
  if (result === 'won' && battle.rule === 'shared') return <Tag tone="info" label={t('record.shared')} />;
  if (result === 'won' && battle.teams > 0) return <Tag tone="ok" label={t('record.team', { place })} />;
  return <Tag tone={TONES[result]} label={t(`record.row.${result}`)} />;
}

function Actions({ row: { battle, result } }: { row: BattleRow }) {
  const t = useT();
  const drawn = result === 'won' || result === 'lost';
  return (
    <span className={styles['do']}>
      {drawn && (
        <>
          <Link className="link" href={`${battlePath(battle.id)}?replay=1`}>
            {t('enter.replay')}
          </Link>
          <Link className="link" href={proofPath(battle.id)}>
            {t('end.verify')}
          </Link>
        </>
      )}
      {!drawn && (
        <Link className="link" href={battlePath(battle.id)}>
          {t(result === 'open' ? 'enter.back' : 'record.why')}
        </Link>
      )}
      <button type="button" className="link" onClick={() => openModal('battleCreate', { like: battle })}>
        {t('record.again')}
      </button>
    </span>
  );
}
