import type { SecurityEventRow } from '@skins/api/security/resources';
import { useFormat } from '../../shell/i18n';
import { RecordHead } from '../../shell/ui/RecordHead';
import { RecordShow } from '../../shell/ui/RecordShow';
import { useTexts } from './texts';
import { useWhat } from './use-what';

export function Show() {
  const texts = useTexts();
  const format = useFormat();
  const whatOf = useWhat();
  return (
    <RecordShow<SecurityEventRow> title={({ id }) => `${texts.event} ${id}`}>
      {({ time, kind, name, what, address, count, requestId }) => (
        <RecordHead
          title={texts.kinds[kind]}
          facts={[
            { label: texts.time, value: format.time(time) },
            { label: texts.name, value: name || texts.nobody },
            { label: texts.what, value: whatOf({ kind, what }) },
            { label: texts.address, value: address },
            { label: texts.count, value: format.count(count) },
            { label: texts.requestId, value: requestId },
          ]}
        />
      )}
    </RecordShow>
  );
}
