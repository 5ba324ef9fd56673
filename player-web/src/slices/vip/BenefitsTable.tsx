import { useMutation } from '@tanstack/react-query';
import { percent } from '../../shell/i18n/format';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { Button } from '../../shell/ui/Button';
import { failureText } from '../../shell/ui/failure-text';
import { Gem } from '../../shell/ui/Gem';
import { type Column, Table } from '../../shell/ui/Table';
import { toast } from '../../shell/ui/toast';
import { bonusStateOf } from './claimable';
import { type UserVip, type VipLevel, claimBonus } from './queries';
import { useT } from './t';
import styles from './VipPage.module.css';

interface Props {
  levels: readonly VipLevel[];
  own: UserVip;
}

/** Each level's requirement and benefits, with the claimable bonuses. */
export function BenefitsTable({ levels, own }: Props) {
  const t = useT();
  const columns = useColumns(own);
  return (
    <section className="stack">
      <h2 className="title-section">{t('table.title')}</h2>
      <div className={styles['rows']}>
        <Table
          label={t('table.title')}
          columns={columns}
          rows={levels}
          rowKey={({ level }) => String(level)}
        />
      </div>
    </section>
  );
}

function useColumns(own: UserVip): readonly Column<VipLevel>[] {
  const t = useT();
  return [
    {
      key: 'level',
      head: t('table.level'),
      cell: ({ level, frame }) => (
        <span className={styles['level']} data-own={level === own.vipLevel}>
          <img src={frame} width={56} height={56} alt="" loading="lazy" />
          <b>VIP {level}</b>
          {level === own.vipLevel && <small>{t('table.own')}</small>}
        </span>
      ),
    },
    {
      key: 'asks',
      head: t('table.asks'),
      named: true,
      align: 'end',
      cell: ({ vipNum }) => <Gem value={vipNum} />,
    },
    {
      key: 'rate',
      head: t('table.rate'),
      named: true,
      align: 'end',
      cell: ({ vipRate }) => percent(vipRate),
    },
    {
      key: 'bonus',
      head: t('table.bonus'),
      named: true,
      align: 'end',
      cell: ({ vipAmount }) => (vipAmount === '/' ? '/' : <Gem value={vipAmount} />),
    },
    {
      key: 'claim',
      head: t('table.claim'),
      align: 'end',
      cell: (row) => <Claim row={row} own={own} />,
    },
  ];
}

function Claim({ row, own }: { row: VipLevel; own: UserVip }) {
  const t = useT();
  const underOneKey = useKeptKey();
  const claim = useMutation({
    mutationFn: () => underOneKey({ level: row.level, tableHash: own.tableHash }, claimBonus),
    onSuccess: () => toast.ok(t('claimed', { level: row.level })),
    // The message of spec 8.5, then the server's message.
    onError: (error) => toast.error(t('claimFailed'), { text: failureText(error) }),
  });
  const state = bonusStateOf(row, own);
  if (state === 'none') return <span className="note">{t('state.none')}</span>;
  if (state === 'claimable')
    return (
      <Button
        size="sm"
        variant="solid"
        icon="gift"
        label={t('claim')}
        aria-label={t('claimOne', { level: row.level })}
        busy={claim.isPending}
        onClick={() => claim.mutate()}
      />
    );
  return <span className="note">{t(`state.${state}`)}</span>;
}
