import { Typography } from '@mui/material';
import type { BoxRow } from '@skins/api/boxes/resources';
import { DataTable, TextInput, SelectInput, useRecordContext } from 'react-admin';
import { useConsoleLocale, useFormat, useTexts } from '../i18n';
import { Cards, RecordCard } from '../ui/Cards';
import { Deviation } from '../ui/Deviation';
import { Hash } from '../ui/Hash';
import { NamedLink } from '../ui/NamedLink';
import { RecordList } from '../ui/RecordList';

const Column = DataTable.Col<BoxRow>;

export function BoxList() {
  const texts = useTexts();
  const { type, types } = texts.boxes;
  const filters = [
    <TextInput key="q" source="q" alwaysOn resettable label={texts.search} />,
    <SelectInput
      key="type"
      source="type"
      label={type}
      alwaysOn
      choices={Object.entries(types).map(([id, name]) => ({ id, name }))}
    />,
  ];
  return (
    <RecordList
      name={texts.boxes.name}
      sort={{ field: 'number', order: 'DESC' }}
      filters={filters}
      table={<BoxTable />}
      cards={<Cards card={BoxCard} />}
    />
  );
}

function BoxTable() {
  const texts = useTexts().boxes;
  const locale = useConsoleLocale();
  const format = useFormat();
  return (
    <DataTable<BoxRow> bulkActionButtons={false} rowClick={false}>
      <Column align="right" source="number" label={texts.number} />
      <Column
        label={texts.box}
        disableSort
        render={({ id, image, names }) => (
          <NamedLink to={`/boxes/${id}/show`} image={image} name={names[locale]} />
        )}
      />
      <Column label={texts.shelf} disableSort render={({ shelf }) => shelf.names[locale]} />
      <Column label={texts.type} disableSort render={({ type }) => texts.types[type]} />
      <Column align="right" source="price" label={texts.price} render={({ price }) => format.gems(price)} />
      <Column
        align="right"
        source="rtp"
        label={texts.publishedRtp}
        render={({ rtp }) => format.percent(rtp)}
      />
      <Column align="right" source="opens" label={texts.opens} render={({ opens }) => format.count(opens)} />
      <Column
        align="right"
        source="observedRtp"
        label={texts.observedRtp}
        render={(box) => <ObservedRtp box={box} />}
      />
      <Column
        align="right"
        source="deviation"
        label={texts.deviation}
        render={({ deviation }) => <Deviation value={deviation} />}
      />
      <Column align="right" source="versionCount" label={texts.versions} />
      <Column
        label={texts.hash}
        disableSort
        render={({ versionHash }) => <Hash value={versionHash} short />}
      />
    </DataTable>
  );
}

// What is on sale now may promise something else than the versions that were opened.
function ObservedRtp({ box: { observedRtp, expectedRtp, versionCount } }: { box: BoxRow }) {
  const { none, boxes } = useTexts();
  const format = useFormat();
  if (observedRtp === null || expectedRtp === null) return <>{none}</>;
  return (
    <>
      {format.percent(observedRtp)}
      {versionCount > 1 && (
        <Typography variant="body2" color="text.secondary">
          {boxes.expectedShort(format.percent(expectedRtp))}
        </Typography>
      )}
    </>
  );
}

function BoxCard() {
  const box = useRecordContext<BoxRow>();
  const { boxes } = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  if (box === undefined) return null;
  return (
    <RecordCard image={box.image} title={`${box.number} · ${box.names[locale]}`}>
      <div>
        {boxes.price} {format.gems(box.price)} · {boxes.opensCount(format.count(box.opens))}
      </div>
      <div>
        {boxes.publishedRtp} {format.percent(box.rtp)}
      </div>
      {box.observedRtp !== null && (
        <div>
          {boxes.observedRtp} {format.percent(box.observedRtp)} · <Deviation value={box.deviation} />
        </div>
      )}
    </RecordCard>
  );
}
