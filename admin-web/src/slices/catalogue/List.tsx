import type { CategoryRow, SkinRow } from '@skins/api/catalogue/resources';
import { ReferenceInput, SelectInput } from 'react-admin';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { RecordCard } from '../../shell/ui/Cards';
import type { Column } from '../../shell/ui/column';
import { choiceFilter, searchFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { PageLinks } from '../../shell/ui/PageLinks';
import { Rarity, useRarityNames } from '../../shell/ui/Rarity';
import { RecordList } from '../../shell/ui/RecordList';
import { useCategoryName } from './category';
import { useTexts as useEditTexts } from './edit-texts';
import { useTexts } from './texts';

const MANY = 200;

export function List() {
  const texts = useTexts();
  const edit = useEditTexts();
  const rarities = useRarityNames();
  const categoryName = useCategoryName();
  const locale = useConsoleLocale();
  const format = useFormat();
  const filters = [
    searchFilter(texts.search),
    choiceFilter('rarity', texts.rarity, rarities),
    <ReferenceInput key="category" source="category" reference="categories" alwaysOn perPage={MANY}>
      <SelectInput
        label={texts.category}
        optionText={({ id, skins }: CategoryRow) => `${categoryName(id)} (${skins})`}
      />
    </ReferenceInput>,
  ];
  const columns: Column<SkinRow>[] = [
    {
      label: texts.skin,
      render: ({ id, image, names }) => (
        <NamedLink to={`/skins/${id}/show`} image={image} name={names[locale]} />
      ),
    },
    { label: texts.rarity, sort: 'rarity', render: ({ rarity }) => <Rarity rarity={rarity} /> },
    { label: texts.category, sort: 'category', render: ({ category }) => categoryName(category) },
    { label: texts.exterior, render: ({ exterior }) => exterior?.[locale] ?? texts.none },
    { label: texts.price, sort: 'price', align: 'right', render: ({ price }) => format.gems(price) },
    { label: texts.id, sort: 'id', render: ({ id }) => id },
  ];
  const links = [
    { to: '/skins/create', label: edit.newSkin },
    { to: '/skins/prices', label: edit.prices },
  ];
  return (
    <RecordList
      actions={<PageLinks links={links} />}
      sort={{ field: 'price', order: 'DESC' }}
      filters={filters}
      columns={columns}
      renderCard={({ image, names, rarity, category, exterior, price }) => (
        <RecordCard image={image} title={names[locale]}>
          <Rarity rarity={rarity} />
          <div>{[categoryName(category), exterior?.[locale]].filter(Boolean).join(' · ')}</div>
          <div>{format.gems(price)}</div>
        </RecordCard>
      )}
    />
  );
}
