import { type FormEvent, useState } from 'react';
import { Button, Field, Filters as FilterLine, Select } from '../../shell/ui';
import { type Asked, FIELDS, KINDS, STATES } from './asked';
import { useT } from './t';
import styles from './Rooms.module.css';

const NOTHING: Asked = { q: '', kind: '', state: '', current: '' };

/** The filters. Choices apply at once, typed input when it is submitted. */
export function Filters({ asked, onLook }: { asked: Asked; onLook: (change: Partial<Asked>) => void }) {
  const t = useT();
  const all = { value: '', label: t('filter.all') };
  const used = FIELDS.filter((field) => field !== 'current' && asked[field] !== '');
  return (
    <FilterLine
      className={styles['filters']}
      label={t('filter.title')}
      narrowing={used.filter((field) => field !== 'q').length}
      search={<Words key={asked.q} q={asked.q} onLook={onLook} />}
    >
      <Select
        label={t('filter.kind')}
        value={asked.kind}
        options={[all, ...KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))]}
        onChange={(kind) => onLook({ kind })}
      />
      <Select
        label={t('filter.state')}
        value={asked.state}
        options={[all, ...STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))]}
        onChange={(state) => onLook({ state })}
      />
      <Button label={t('filter.clear')} disabled={used.length === 0} onClick={() => onLook(NOTHING)} />
    </FilterLine>
  );
}

function Words({ q: begin, onLook }: { q: string; onLook: (change: Partial<Asked>) => void }) {
  const t = useT();
  const [q, setQ] = useState(begin);
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
