import { useTranslation } from 'react-i18next';
import { count } from '../../shell/i18n/format';
import { Filters, Select } from '../../shell/ui';
import { rarities } from '../../shell/ui/rarity';
import { useStateName } from '../../shell/ui/StateBadge';
import type { Bag, BagSort, BagView } from './queries';
import { useSourceName } from './use-source-name';
import { useT } from './t';
import styles from './Bag.module.css';

const SORTS: readonly BagSort[] = ['newest', 'oldest', 'dearest', 'cheapest'];

interface BagToolsProps {
  bag: Bag;
  view: BagView;
  onChange: (view: BagView) => void;
  /** Shows all filters; by default only rarity. */
  whole?: boolean | undefined;
}

const totalOf = (holdings: readonly { readonly items: number }[]): number =>
  holdings.reduce((sum, { items }) => sum + items, 0);

/** The order and the filters of the bag. */
export function BagTools({ bag, view, onChange, whole = false }: BagToolsProps) {
  const t = useT();
  const { t: ui } = useTranslation();
  const options = rarities.flatMap((rarity) => {
    const held = bag.rarities.find((holding) => holding.rarity === rarity);
    const label = `${ui(`ui.rarity.${rarity}`)} · ${count(held?.items ?? 0)}`;
    return held === undefined ? [] : [{ value: rarity, label }];
  });
  const everything = { value: '', label: t('bag.everything', { amount: count(totalOf(bag.rarities)) }) };
  return (
    <Filters
      className={styles['tools']}
      label={t('bag.filters')}
      narrowing={[view.rarity, view.status, view.source].filter((chosen) => chosen !== undefined).length}
    >
      {whole && <CodeFilters bag={bag} view={view} onChange={onChange} />}
      <Select
        label={t('bag.rarity')}
        options={[everything, ...options]}
        value={view.rarity ?? ''}
        onChange={(chosen) => onChange({ ...view, rarity: rarities.find((rarity) => rarity === chosen) })}
      />
      <Select
        label={t('bag.sort')}
        options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={view.sort}
        onChange={(sort) => onChange({ ...view, sort })}
      />
    </Filters>
  );
}

/** Filters by state and source: the codes of which the player has items, and the chosen one. */
function CodeFilters({ bag, view, onChange }: BagToolsProps) {
  const t = useT();
  const stateName = useStateName();
  const sourceName = useSourceName();
  const option = (code: number, name: string, items: number) => ({
    value: String(code),
    label: `${name} · ${count(items)}`,
  });
  const codeOf = (value: string) => (value === '' ? undefined : Number(value));
  const held = count(totalOf(bag.rarities));
  return (
    <>
      <Select
        label={t('bag.state')}
        options={[
          { value: '', label: t('bag.withMe', { amount: held }) },
          ...bag.statuses
            .toSorted((a, b) => a.status - b.status)
            .map(({ status, items }) => option(status, stateName(status), items)),
        ]}
        value={String(view.status ?? '')}
        onChange={(value) => onChange({ ...view, status: codeOf(value) })}
      />
      <Select
        label={t('bag.source')}
        options={[
          { value: '', label: t('bag.everything', { amount: held }) },
          ...bag.sources
            .toSorted((a, b) => a.source - b.source)
            .map(({ source, items }) => option(source, sourceName(source), items)),
        ]}
        value={String(view.source ?? '')}
        onChange={(value) => onChange({ ...view, source: codeOf(value) })}
      />
    </>
  );
}
