import { numberText } from '@skins/engine/fairness';
import { openModal } from '../../shell/app/modals';
import { replayPath } from '../hall/paths';
import { finePercent, gems, moment } from '../../shell/i18n/format';
import { Button, ButtonLink, type Column, Gem, RowItem, Tag, colourOf } from '../../shell/ui';
import { TinyRuler } from './TinyRuler';
import { useT } from './t';
import { type ShownUpgrade, evidenceOfUpgrade } from './upgrade-evidence';
import styles from './UpgradeTable.module.css';

/** The columns of an upgrade: stake, target, chance, number and proof. */
export function useUpgradeColumns(): readonly Column<ShownUpgrade>[] {
  const t = useT();
  return [
    { key: 'in', head: t('rows.in'), named: true, cell: (row) => <Staked row={row} /> },
    {
      key: 'target',
      head: t('rows.target'),
      named: true,
      cell: (row) => (
        <RowItem
          name={row.rightStuffName}
          exterior={row.rightExterior}
          image={row.rightStuffImage}
          colour={colourOf(row.rightLevelName)}
          note={gems(row.targetPrice)}
        />
      ),
    },
    {
      key: 'chance',
      head: t('rows.chance'),
      named: true,
      cell: (row) => <span className={styles['number']}>{finePercent(row.successRate)}</span>,
    },
    {
      key: 'number',
      head: t('rows.number'),
      named: true,
      cell: (row) => (
        <span className={styles['number']}>
          <TinyRuler winUpTo={row.winUpTo} ticket={row.N} />
          {numberText(row.N)}
        </span>
      ),
    },
    {
      key: 'result',
      head: t('rows.result'),
      cell: (row) => (
        <span className={styles['result']}>
          <Tag
            label={t(row.result === 0 ? 'result.won' : 'result.lost')}
            tone={row.result === 0 ? 'ok' : undefined}
          />
          <small className="muted">{moment(row.createdTime)}</small>
        </span>
      ),
    },
    {
      key: 'proof',
      head: t('rows.proof'),
      align: 'end',
      cell: (row) => <Proof row={row} />,
    },
  ];
}

function Proof({ row }: { row: ShownUpgrade }) {
  const t = useT();
  return (
    <span className={styles['acts']}>
      <Button
        size="sm"
        icon="verify"
        label={t('rows.verify')}
        aria-label={t('rows.verifyOne', { time: moment(row.createdTime) })}
        onClick={() => openModal('fairness', { evidence: evidenceOfUpgrade(row) })}
      />
      <ButtonLink
        size="sm"
        variant="quiet"
        icon="play"
        href={replayPath(row.position)}
        label={t('rows.replay')}
      />
    </span>
  );
}

/** The most valuable part of the stake, and the number of others. */
function Staked({ row }: { row: ShownUpgrade }) {
  const t = useT();
  const first = row.consumed.find(({ itemId, skinId }) => itemId !== null && skinId === row.consumeSkinId);
  const others = row.consumed.length - 1;
  const more = others === 0 ? gems(row.stake) : t('rows.more', { others, stake: gems(row.stake) });
  if (first === undefined) return <Gem value={row.stake} />;
  return (
    <RowItem
      name={first.stuffName}
      exterior={first.exterior}
      image={first.stuffImage}
      colour={colourOf(first.levelName)}
      note={more}
    />
  );
}
