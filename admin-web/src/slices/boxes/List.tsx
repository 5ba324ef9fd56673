import { Typography } from '@mui/material';
import type { BoxRow } from '@skins/api/boxes/resources';
import { useTexts as useEditTexts } from '../catalogue/edit-texts';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { RecordCard } from '../../shell/ui/Cards';
import type { Column } from '../../shell/ui/column';
import { choiceFilter, searchFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { PageLinks } from '../../shell/ui/PageLinks';
import { RecordList } from '../../shell/ui/RecordList';
import { Deviation } from '../../shell/ui/statistics/Deviation';
import { useTexts as useStatisticsTexts } from '../../shell/ui/statistics/texts';
import { useTexts } from './texts';

export function List() {
  const texts = useTexts();
  const edit = useEditTexts();
  const words = useStatisticsWords();
  const locale = useConsoleLocale();
  const format = useFormat();
  const columns: Column<BoxRow>[] = [
    { label: texts.number, sort: 'number', align: 'right', render: ({ number }) => number },
    {
      label: texts.box,
      render: ({ id, image, names }) => (
        <NamedLink to={`/boxes/${id}/show`} image={image} name={names[locale]} />
      ),
    },
    {
      label: texts.shelf,
      render: ({ shelf, type }) => (
        <>
          {shelf.names[locale]}
          <Typography variant="body2" color="text.secondary">
            {texts.types[type]}
          </Typography>
        </>
      ),
    },
    { label: texts.price, sort: 'price', align: 'right', render: ({ price }) => format.gems(price) },
    { label: words.published, sort: 'rtp', align: 'right', render: ({ rtp }) => format.percent(rtp) },
    { label: words.plays, sort: 'opens', align: 'right', render: ({ opens }) => format.count(opens) },
    {
      label: words.observed,
      sort: 'observedRtp',
      align: 'right',
      render: (box) => <ObservedRtp box={box} />,
    },
    {
      label: words.deviation,
      sort: 'deviation',
      align: 'right',
      render: ({ deviation }) => <Deviation value={deviation} />,
    },
  ];
  const links = [
    { to: '/boxes/create', label: edit.newBox },
    { to: '/boxes/order', label: edit.arrange },
    { to: '/boxes/files', label: edit.files },
  ];
  return (
    <RecordList
      actions={<PageLinks links={links} />}
      sort={{ field: 'number', order: 'DESC' }}
      filters={[searchFilter(texts.search), choiceFilter('type', texts.type, texts.types)]}
      columns={columns}
      renderCard={(box) => <BoxCard box={box} />}
    />
  );
}

function BoxCard({ box }: { box: BoxRow }) {
  const { image, number, names, price, opens, rtp, observedRtp, band, deviation } = box;
  const texts = useTexts();
  const words = useStatisticsWords();
  const locale = useConsoleLocale();
  const format = useFormat();
  return (
    <RecordCard image={image} title={`${number} · ${names[locale]}`}>
      <div>
        {texts.price} {format.gems(price)} · {words.playsCount(format.count(opens))}
      </div>
      <div>
        {words.published} {format.percent(rtp)}
      </div>
      {observedRtp !== null && band !== null && (
        <div>
          {words.observed}{' '}
          {words.withBand(format.percent(observedRtp), format.percent(band.low), format.percent(band.high))} ·{' '}
          <Deviation value={deviation} />
        </div>
      )}
    </RecordCard>
  );
}

/** The words of statistics, those of boxes among them. */
const useStatisticsWords = () => ({ ...useStatisticsTexts(), ...useTexts().statistics });

// The version on sale may promise another return than the versions that were opened.
function ObservedRtp({ box: { observedRtp, expectedRtp, band, versionCount } }: { box: BoxRow }) {
  const texts = useTexts();
  const format = useFormat();
  if (observedRtp === null || expectedRtp === null || band === null) return <>{texts.none}</>;
  return (
    <>
      {format.percent(observedRtp)}
      <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {format.percent(band.low)} – {format.percent(band.high)}
      </Typography>
      {versionCount > 1 && (
        <Typography variant="body2" color="text.secondary">
          {texts.expectedShort(format.percent(expectedRtp))}
        </Typography>
      )}
    </>
  );
}
