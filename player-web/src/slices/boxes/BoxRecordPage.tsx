import { useTranslation } from 'react-i18next';
import { RecordPage } from '../../shell/ui/RecordPage';
import { type BoxRecord, type BoxRecords, mboxRecordQuery } from './queries';
import { useRecordColumns, useRecordProof } from './use-record-columns';
import { useT } from './t';

/** `/user/mbox/record`: all boxes that the player opened, with item, cost and proof. */
export function BoxRecordPage() {
  const t = useT();
  const { i18n } = useTranslation();
  return (
    <RecordPage<BoxRecord, BoxRecords>
      title={t('records.page')}
      lede={t('records.lede')}
      query={mboxRecordQuery(i18n.language)}
      columns={useRecordColumns()}
      rowKey={({ itemId }) => itemId}
      proofOf={useRecordProof()}
    />
  );
}
