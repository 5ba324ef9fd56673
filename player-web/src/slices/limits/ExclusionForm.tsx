import { useState } from 'react';
import { openModal } from '../../shell/app/modals';
import { Button, Select } from '../../shell/ui';
import { useT } from './t';

const DAYS = ['183', '365', '730', '1826'] as const;
type Days = (typeof DAYS)[number];

/** An exclusion of half a year or more; a dialog asks for confirmation. */
export function ExclusionForm() {
  const t = useT();
  const [days, setDays] = useState<Days>('183');
  return (
    <article className="panel pad stack" data-form="exclusion">
      <h3 className="title-card">{t('exclude.title')}</h3>
      <p className="note">{t('exclude.note')}</p>
      <Select
        label={t('exclude.days')}
        value={days}
        onChange={setDays}
        options={DAYS.map((value) => ({ value, label: t(`forDays.${value}`) }))}
      />
      <span>
        <Button
          variant="danger"
          label={t('exclude.begin')}
          onClick={() => openModal('exclusion', { days: Number(days) })}
        />
      </span>
    </article>
  );
}
