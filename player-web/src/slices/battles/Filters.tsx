import { useQuery } from '@tanstack/react-query';
import { Button, Filters as FilterLine, Select } from '../../shell/ui';
import { boxListQuery } from '../boxes/queries';
import { gems } from '../../shell/i18n/format';
import { type Asked, PRICES, RULES, SEATINGS, chosenIn } from './asked';
import { useT } from './t';
import styles from './Hall.module.css';

const NOTHING: Partial<Asked> = { price: '', rule: '', seats: '', boxId: '' };

/** The filters of the hall. Each choice applies at once. */
export function Filters({ asked, onLook }: { asked: Asked; onLook: (change: Partial<Asked>) => void }) {
  const t = useT();
  const boxes = useBoxes();
  return (
    <FilterLine className={styles['filters']} label={t('filter.title')} narrowing={chosenIn(asked)}>
      <Select
        label={t('filter.price')}
        value={asked.price}
        options={[{ value: '', label: t('filter.anyPrice') }, ...PRICES.map((value) => priceOf(value))]}
        onChange={(price) => onLook({ price })}
      />
      <Select
        label={t('filter.rule')}
        value={asked.rule}
        options={[
          { value: '', label: t('filter.anyRule') },
          ...RULES.map((value) => ({ value, label: t(`rule.${value}.name`) })),
        ]}
        onChange={(rule) => onLook({ rule })}
      />
      <Select
        label={t('filter.seats')}
        value={asked.seats}
        options={[
          { value: '', label: t('filter.anySeats') },
          ...SEATINGS.map((value) => ({ value, label: value.replaceAll('x', ' × ') })),
        ]}
        onChange={(seats) => onLook({ seats })}
      />
      <Select
        label={t('filter.box')}
        value={asked.boxId}
        options={[{ value: '', label: t('filter.anyBox') }, ...boxes]}
        onChange={(boxId) => onLook({ boxId })}
      />
      {chosenIn(asked) > 0 && <Button label={t('filter.clear')} onClick={() => onLook(NOTHING)} />}
    </FilterLine>
  );
}

function priceOf(value: string) {
  const [from = '', to = ''] = value.split('-');
  return {
    value,
    label: to === '' ? `${gems(Number(from))} +` : `${gems(Number(from))} – ${gems(Number(to))}`,
  };
}

/** Returns the boxes of both shelves that cost something, as options. */
function useBoxes() {
  const hash = useQuery(boxListQuery('hash')).data ?? [];
  const classic = useQuery(boxListQuery('csgo')).data ?? [];
  return [...hash, ...classic]
    .flatMap(({ boxes }) => boxes)
    .filter(({ price }) => price > 0)
    .map(({ id, name }) => ({ value: id, label: name }));
}
