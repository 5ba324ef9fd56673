import { Alert, Stack } from '@mui/material';
import type { ActivityRecord } from '@skins/api/activities/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { Hash } from '../../shell/ui/Hash';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordHead } from '../../shell/ui/RecordHead';
import { RecordShow } from '../../shell/ui/RecordShow';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { Gives } from './Gives';
import { useTexts } from './texts';

/** One activity with its steps. It is changed by the setting alone, and not once it has begun. */
export function Show() {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  return (
    <RecordShow<ActivityRecord> title={({ names }) => names[locale]}>
      {({ activityId, names, about, kind, by, state, from, until, claimUntil, given, rulesHash, steps }) => (
        <Stack spacing={2}>
          {state === 'missed' && <Alert severity="warning">{texts.missedNote}</Alert>}
          <RecordHead
            title={names[locale]}
            facts={[
              { label: texts.state, value: texts.states[state] },
              { label: texts.activityId, value: activityId },
              { label: texts.kind, value: `${texts.kinds[kind]} · ${texts.figures[by]}` },
              { label: texts.from, value: format.time(from) },
              { label: texts.until, value: format.time(until) },
              { label: texts.claimUntil, value: format.time(claimUntil) },
              { label: texts.given, value: format.count(given) },
              { label: texts.rules, value: <Hash value={rulesHash} /> },
            ]}
          />
          <Section title={texts.about} lede={about[locale]}>
            <NamedLink to="/settings/activities/show" name={texts.make} />
          </Section>
          <Section title={texts.steps} lede={texts.stepsLede}>
            <RowTable
              label={texts.steps}
              rows={steps.map((step, k) => ({ ...step, number: k + 1 }))}
              rowKey={({ number }) => String(number)}
              minWidth={480}
              columns={[
                { label: texts.step, render: ({ number }) => format.count(number) },
                { label: texts.target, align: 'right', render: ({ target }) => format.count(target) },
                { label: texts.gives, render: (step) => <Gives {...step} /> },
              ]}
            />
          </Section>
        </Stack>
      )}
    </RecordShow>
  );
}
