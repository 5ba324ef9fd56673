import type { OperatorRow } from '@skins/api/operators/resources';
import { useFormat } from '../i18n';
import { Facts } from '../ui/Facts';
import { RecordShow } from '../ui/RecordShow';
import { Section } from '../ui/Section';
import { useTexts } from './texts';

export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<OperatorRow> title={({ name }) => `${texts.operator} ${name}`}>
      {({ id, name, role, created, since, disabled, enrolled }) => (
        <Section title={name} lede={texts.inLog}>
          <Facts
            facts={[
              { label: texts.id, value: id },
              { label: texts.role, value: texts.roles[role] },
              { label: texts.since, value: format.time(since) },
              { label: texts.created, value: format.time(created) },
              { label: texts.secondFactor, value: enrolled ? texts.enrolled : texts.notEnrolled },
              { label: texts.state, value: disabled ? texts.disabled : texts.active },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
