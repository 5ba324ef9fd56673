import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordPage as Record } from '../../shell/ui/RecordPage';
import { CsvButton } from './CsvButton';
import { Filters, NOTHING_NARROWED, narrowedBy } from './Filters';
import { type GemRecord, type Posting, recordQuery } from './queries';
import { useT } from './t';
import { usePostingColumns } from './use-posting-columns';

/** `/user/assets/record`: every posting of the player's gems, with its reason and the balance after it. */
export function RecordPage() {
  const t = useT();
  const { i18n } = useTranslation();
  const columns = usePostingColumns();
  const [chosen, choose] = useState(NOTHING_NARROWED);
  const narrowed = narrowedBy(chosen);
  return (
    <Record<Posting, GemRecord>
      title={t('title')}
      lede={t('lede')}
      query={recordQuery(narrowed, i18n.language)}
      columns={columns}
      rowKey={({ id }) => id}
      beside={<CsvButton narrowed={narrowed} />}
      renderAbove={({ kinds }) => <Filters kinds={kinds} chosen={chosen} onChoose={choose} />}
    />
  );
}
