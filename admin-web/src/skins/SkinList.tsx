import type { CategoryRow, SkinRow } from '@skins/api/catalogue/resources';
import { DataTable, ReferenceInput, TextInput, SelectInput, useRecordContext } from 'react-admin';
import { useConsoleLocale, useFormat, useTexts } from '../i18n';
import { Cards, RecordCard } from '../ui/Cards';
import { NamedLink } from '../ui/NamedLink';
import { RARITIES, Rarity } from '../ui/Rarity';
import { RecordList } from '../ui/RecordList';
import { useCategoryName } from './category';

const Column = DataTable.Col<SkinRow>;

const MANY = 200;

export function SkinList() {
  const texts = useTexts();
  const categoryName = useCategoryName();
  const filters = [
    <TextInput key="q" source="q" alwaysOn resettable label={texts.search} />,
    <SelectInput
      key="rarity"
      source="rarity"
      label={texts.skins.rarity}
      alwaysOn
      choices={RARITIES.map((id) => ({ id, name: texts.rarities[id] }))}
    />,
    <ReferenceInput key="category" source="category" reference="categories" alwaysOn perPage={MANY}>
      <SelectInput
        label={texts.skins.category}
        optionText={({ id, skins }: CategoryRow) => `${categoryName(id)} (${skins})`}
      />
    </ReferenceInput>,
  ];
  return (
    <RecordList
      name={texts.skins.name}
      sort={{ field: 'price', order: 'DESC' }}
      filters={filters}
      table={<SkinTable />}
      cards={<Cards card={SkinCard} />}
    />
  );
}

function SkinTable() {
  const categoryName = useCategoryName();
  const { skins, none } = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  return (
    <DataTable<SkinRow> bulkActionButtons={false} rowClick={false}>
      <Column
        label={skins.skin}
        disableSort
        render={({ id, image, names }) => (
          <NamedLink to={`/skins/${id}/show`} image={image} name={names[locale]} />
        )}
      />
      <Column source="rarity" label={skins.rarity} render={({ rarity }) => <Rarity rarity={rarity} />} />
      <Column source="category" label={skins.category} render={({ category }) => categoryName(category)} />
      <Column label={skins.exterior} disableSort render={({ exterior }) => exterior?.[locale] ?? none} />
      <Column align="right" source="price" label={skins.price} render={({ price }) => format.gems(price)} />
      <Column source="id" label={skins.id} />
    </DataTable>
  );
}

function SkinCard() {
  const categoryName = useCategoryName();
  const skin = useRecordContext<SkinRow>();
  const locale = useConsoleLocale();
  const format = useFormat();
  if (skin === undefined) return null;
  const { names, image, rarity, category, exterior, price } = skin;
  return (
    <RecordCard image={image} title={names[locale]}>
      <Rarity rarity={rarity} />
      <div>{[categoryName(category), exterior?.[locale]].filter(Boolean).join(' · ')}</div>
      <div>{format.gems(price)}</div>
    </RecordCard>
  );
}
