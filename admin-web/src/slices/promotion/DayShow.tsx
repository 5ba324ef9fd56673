import type { DayRecord } from '@skins/api/promotion/resources';
import { useFormat } from '../../shell/i18n';
import { Hash } from '../../shell/ui/Hash';
import { RecordHead } from '../../shell/ui/RecordHead';
import { RecordShow } from '../../shell/ui/RecordShow';
import { useTexts } from './texts';

/** One closed day. Nothing here changes it. */
export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<DayRecord> title={({ date }) => date}>
      {({ date, state, friends, counted, amount, time, dueAt, rulesHash }) => (
        <RecordHead
          title={date}
          facts={[
            { label: texts.state, value: texts.dayStates[state] },
            { label: texts.friends, value: format.count(friends) },
            { label: texts.counted, value: format.gems(counted) },
            { label: texts.shares, value: format.gems(amount) },
            { label: texts.closed, value: format.time(time) },
            { label: texts.due, value: format.time(dueAt) },
            { label: texts.rules, value: <Hash value={rulesHash} /> },
          ]}
        />
      )}
    </RecordShow>
  );
}
