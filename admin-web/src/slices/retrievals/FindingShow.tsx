import type { DeliveryFindingRow } from '@skins/api/retrievals/resources';
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
    <RecordShow<DeliveryFindingRow> title={({ id }) => id}>
      {({ id, retrievalId, what, time, matched }) => (
        <Section title={texts.findings[what]} lede={texts.findingTexts[what]}>
          <Facts
            facts={[
              { label: texts.reference, value: id, wide: true },
              {
                label: texts.retrieval,
                value:
                  what === 'unknown' ? (
                    retrievalId || '—'
                  ) : (
                    <NamedLink to={`/retrievals/${retrievalId}/show`} name={retrievalId} />
                  ),
                wide: true,
              },
              { label: texts.time, value: format.time(time) },
              { label: texts.matched, value: matched === null ? '—' : format.time(matched) },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
