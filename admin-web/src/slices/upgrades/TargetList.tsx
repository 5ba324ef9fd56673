import type { TargetRow } from '@skins/api/upgrades/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { RecordCard } from '../../shell/ui/Cards';
import type { Column } from '../../shell/ui/column';
import { searchFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { Deviation } from '../../shell/ui/statistics/Deviation';
import { TwoLines } from './columns';
import { useTexts } from './texts';

export function List() {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  const percent = usePercent();
  const columns: Column<TargetRow>[] = [
    {
      label: texts.target,
      sort: 'id',
      render: ({ id, image, names }) => (
        <NamedLink to={`/upgrade-targets/${id}/show`} image={image} name={names[locale]} />
      ),
    },
    {
      label: texts.price,
      align: 'right',
      render: ({ price }) => (price === null ? texts.delisted : format.gems(price)),
    },
    { label: texts.plays, sort: 'plays', align: 'right', render: ({ plays }) => format.count(plays) },
    { label: texts.wins, sort: 'wins', align: 'right', render: ({ wins }) => format.count(wins) },
    {
      label: texts.expected,
      align: 'right',
      render: ({ expectedWins, winsBand: { low, high } }) => (
        <TwoLines
          first={format.amount(expectedWins)}
          second={`${format.amount(low)} – ${format.amount(high)}`}
        />
      ),
    },
    { label: texts.promised, align: 'right', render: ({ expectedRtp }) => percent(expectedRtp) },
    {
      label: texts.observed,
      sort: 'observedRtp',
      align: 'right',
      render: ({ observedRtp }) => percent(observedRtp),
    },
    {
      label: texts.deviation,
      sort: 'deviation',
      align: 'right',
      render: ({ deviation }) => <Deviation value={deviation} />,
    },
  ];
  return (
    <RecordList
      sort={{ field: 'plays', order: 'DESC' }}
      filters={[searchFilter(texts.search)]}
      columns={columns}
      renderCard={(target) => <TargetCard target={target} />}
    />
  );
}

function TargetCard({ target }: { target: TargetRow }) {
  const { image, names, price, plays, wins, expectedWins, observedRtp, expectedRtp, deviation } = target;
  const texts = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  const percent = usePercent();
  return (
    <RecordCard image={image} title={names[locale]}>
      <div>
        {price === null ? texts.delisted : format.gems(price)} · {texts.plays} {format.count(plays)}
      </div>
      <div>
        {texts.wins} {format.count(wins)} · {texts.expected} {format.amount(expectedWins)}
      </div>
      <div>
        {texts.observed} {percent(observedRtp)} · {texts.promised} {percent(expectedRtp)} ·{' '}
        <Deviation value={deviation} />
      </div>
    </RecordCard>
  );
}

/** Writes a share that may not be known yet. */
function usePercent(): (share: number | null) => string {
  const { none } = useTexts();
  const format = useFormat();
  return (share) => (share === null ? none : format.percent(share));
}
