import type { BoxRow } from '@skins/api/contract';
import { DataTable, SearchInput, SelectInput, useRecordContext } from 'react-admin';
import { useConsoleLocale, useFormat, useTexts } from '../i18n';
import { Cards, RecordCard } from '../ui/Cards';
import { Deviation } from '../ui/Deviation';
import { Hash } from '../ui/Hash';
import { NamedLink } from '../ui/NamedLink';
import { RecordList } from '../ui/RecordList';

const Column = DataTable.Col<BoxRow>;
const NumberColumn = DataTable.NumberCol<BoxRow>;

export function BoxList() {
  const texts = useTexts();
  const { type, types } = texts.boxes;
  const filters = [
    <SearchInput key="q" source="q" alwaysOn label={texts.search} placeholder={texts.search} />,
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
      sort={{ field: 'number', order: 'DESC' }}
      filters={filters}
      table={<BoxTable />}
      cards={<Cards card={BoxCard} />}
    />
  );
}

function BoxTable() {
  const texts = useTexts().boxes;
  const { none } = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  return (
    <DataTable<BoxRow> bulkActionButtons={false} rowClick={false}>
      <NumberColumn source="number" label={texts.number} />
      <Column
        label={texts.box}
        disableSort
        render={({ id, image, names }) => (
          <NamedLink to={`/boxes/${id}/show`} image={image} name={names[locale]} />
        )}
      />
      <Column label={texts.shelf} disableSort render={({ shelf }) => shelf.names[locale]} />
      <Column label={texts.type} disableSort render={({ type }) => texts.types[type]} />
      <NumberColumn source="price" label={texts.price} render={({ price }) => format.gems(price)} />
      <NumberColumn source="rtp" label={texts.publishedRtp} render={({ rtp }) => format.percent(rtp)} />
      <NumberColumn source="opens" label={texts.opens} render={({ opens }) => format.count(opens)} />
      <NumberColumn
        source="observedRtp"
        label={texts.observedRtp}
        render={({ observedRtp }) => (observedRtp === null ? none : format.percent(observedRtp))}
      />
      <NumberColumn
        source="deviation"
        label={texts.deviation}
        render={({ deviation }) => <Deviation value={deviation} />}
      />
      <NumberColumn source="versionCount" label={texts.versions} />
      <Column
        label={texts.hash}
        disableSort
        render={({ versionHash }) => <Hash value={versionHash} short />}
      />
    </DataTable>
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
