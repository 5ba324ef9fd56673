import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../shell/i18n';
import { Button, Field, Filters as FilterLine, Select } from '../../shell/ui';
import { rarities } from '../../shell/ui/rarity';
import { type Asked, FIELDS, SORTS, TYPES, WEARS, typedPrice, writtenPrice } from './asked';
import { useT } from './t';
import { wearWords } from './wears';
import styles from './Store.module.css';

interface Props {
  asked: Asked;
  /** Types sold at present; all types until loaded. */
  types: readonly string[] | undefined;
  onLook: (change: Partial<Asked>) => void;
}

const NOTHING: Asked = {
  q: '',
  type: '',
  rarity: '',
  exterior: '',
  from: '',
  to: '',
  sort: '',
  current: '',
};

/** The filters. Choices apply at once, typed input when it is submitted. */
export function Filters({ asked, types = TYPES, onLook }: Props) {
  const t = useT();
  const { t: ui } = useTranslation();
  const say = useWords();
  const all = { value: '', label: t('filter.all') };
  const used = FIELDS.filter(
    (field) => asked[field] !== '' && asked[field] !== 'skin' && field !== 'current',
  );
  return (
    <FilterLine
      className={styles['filters']}
      label={t('filter.title')}
      narrowing={used.filter((field) => field !== 'q').length}
      search={<Words key={asked.q} asked={asked} onLook={onLook} />}
    >
      <Prices key={`${asked.from} ${asked.to}`} asked={asked} onLook={onLook} />
      <Select
        label={t('filter.type')}
        value={asked.type === 'skin' ? '' : asked.type}
        options={[
          all,
          ...TYPES.filter((type) => types.includes(type)).map((type) => ({
            value: type,
            label: t(`types.${type}`),
          })),
        ]}
        onChange={(type) => onLook({ type })}
      />
      <Select
        label={t('filter.rarity')}
        value={asked.rarity}
        options={[
          all,
          ...rarities
            .filter((rarity) => rarity !== 'unknown')
            .map((rarity) => ({ value: rarity, label: ui(`ui.rarity.${rarity}`) })),
        ]}
        onChange={(rarity) => onLook({ rarity })}
      />
      <Select
        label={t('filter.wear')}
        value={asked.exterior}
        options={[
          all,
          ...WEARS.map((wear) => ({
            value: wear,
            label: wear === 'none' ? t('noWear') : say(wearWords[wear]),
          })),
        ]}
        onChange={(exterior) => onLook({ exterior })}
      />
      <Select
        label={t('filter.sort')}
        value={asked.sort === 'cheapest' ? 'cheapest' : 'dearest'}
        options={SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        onChange={(sort) => onLook({ sort: sort === 'dearest' ? '' : sort })}
      />
      <Button label={t('filter.clear')} disabled={used.length === 0} onClick={() => onLook(NOTHING)} />
    </FilterLine>
  );
}

type TypedProps = Pick<Props, 'asked' | 'onLook'>;

/** The search by words. */
function Words({ asked, onLook }: TypedProps) {
  const t = useT();
  const [q, setQ] = useState(asked.q);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onLook({ q });
  };
  return (
    <form className={styles['words']} onSubmit={send}>
      <Field
        type="search"
        icon="search"
        label={t('filter.words')}
        value={q}
        enterKeyHint="search"
        onChange={setQ}
      />
      <Button
        className={styles['send']}
        type="submit"
        variant="solid"
        icon="search"
        label={t('filter.search')}
      />
    </form>
  );
}

/** The prices between which skins are shown. */
function Prices({ asked, onLook }: TypedProps) {
  const t = useT();
  const [from, setFrom] = useState(writtenPrice(asked.from));
  const [to, setTo] = useState(writtenPrice(asked.to));
  const [tried, setTried] = useState(false);
  const [least, most] = [typedPrice(from), typedPrice(to)];
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (least !== undefined && most !== undefined) onLook({ from: least, to: most });
  };
  const wrong = (price: string | undefined) =>
    tried && price === undefined ? t('filter.noPrice') : undefined;
  const gems = { inputMode: 'decimal', maxLength: 20, autoComplete: 'off' } as const;
  return (
    <form className={styles['prices']} onSubmit={send} noValidate>
      <Field {...gems} label={t('filter.from')} value={from} onChange={setFrom} error={wrong(least)} />
      <Field {...gems} label={t('filter.to')} value={to} onChange={setTo} error={wrong(most)} />
      <Button type="submit" label={t('filter.byPrice')} />
    </form>
  );
}
