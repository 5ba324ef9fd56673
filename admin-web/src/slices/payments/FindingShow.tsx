import type { FindingRow } from '@skins/api/payments/resources';
import { useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';

/** One difference, with its remedy. */
export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<FindingRow> title={({ id }) => id}>
      {({ id, orderId, what, time }) => (
        <Section title={texts.findings[what]} lede={texts.findingTexts[what]}>
          <Facts
            facts={[
              { label: texts.reference, value: id, wide: true },
              {
                label: texts.order,
                value:
                  what === 'unknown-order' ? (
                    orderId || '—'
                  ) : (
                    <NamedLink to={`/top-ups/${orderId}/show`} name={orderId} />
                  ),
                wide: true,
              },
              { label: texts.time, value: format.time(time) },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
