import { Button } from '../../shell/ui/Button';
import { Field } from '../../shell/ui/Field';
import { Segment } from '../../shell/ui/Segment';
import { Select } from '../../shell/ui/Select';
import type { GemRecord, Narrowed } from './queries';
import { daySpan } from './span';
import { useT } from './t';
import styles from './RecordPage.module.css';

const WAYS = ['all', 'in', 'out'] as const;

/** The values of the fields: a reason or empty, a way, and days as '2026-11-22' or empty. */
interface Chosen {
  readonly kind: string;
  readonly way: (typeof WAYS)[number];
  readonly first: string;
  readonly last: string;
}

export const NOTHING_NARROWED: Chosen = { kind: '', way: 'all', first: '', last: '' };

/** Returns the call's query; the last day is included. */
export function narrowedBy({ kind, way, first, last }: Chosen): Narrowed {
  const [begin, end] = [daySpan(first), daySpan(last)];
  return {
    ...(kind !== '' && { kind }),
    ...(way !== 'all' && { way }),
    ...(begin && { from: begin.from }),
    ...(end && { to: end.to }),
  };
}

interface Props {
  kinds: GemRecord['kinds'];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

export function Filters({ kinds, chosen, onChoose }: Props) {
  const t = useT();
  const set = (change: Partial<Chosen>) => onChoose({ ...chosen, ...change });
  const narrowed = Object.keys(narrowedBy(chosen)).length > 0;
  return (
    <search className={styles['filters']} aria-label={t('filters')}>
      <Segment
        label={t('way')}
        value={chosen.way}
        options={WAYS.map((way) => ({ value: way, label: t(`ways.${way}`) }))}
        onChange={(way) => set({ way })}
      />
      <Select
        label={t('kind')}
        value={chosen.kind}
        options={[
          { value: '', label: t('anyKind') },
          ...kinds.map(({ kind, name }) => ({ value: kind, label: name })),
        ]}
        onChange={(kind) => set({ kind })}
      />
      <Field
        type="date"
        label={t('first')}
        value={chosen.first}
        max={chosen.last === '' ? undefined : chosen.last}
        onChange={(first) => set({ first })}
      />
      <Field
        type="date"
        label={t('last')}
        value={chosen.last}
        min={chosen.first === '' ? undefined : chosen.first}
        onChange={(last) => set({ last })}
      />
      <Button label={t('clear')} disabled={!narrowed} onClick={() => onChoose(NOTHING_NARROWED)} />
    </search>
  );
}
