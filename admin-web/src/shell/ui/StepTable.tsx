import { useFormat } from '../i18n';
import { RowTable } from './RowTable';
import { Section } from './Section';

interface Step {
  readonly stage: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

interface StepTexts {
  readonly time: string;
  readonly stage: string;
  readonly stages: { readonly [stage: string]: string };
}

/** What happened to a draw, the first first. */
export function StepTable({
  title,
  lede,
  steps,
  texts,
}: {
  title: string;
  lede?: string;
  steps: readonly Step[];
  texts: StepTexts;
}) {
  const format = useFormat();
  return (
    <Section title={title} lede={lede}>
      <RowTable
        label={title}
        rows={steps}
        rowKey={({ stage }) => stage}
        columns={[
          { label: texts.time, render: ({ time }) => format.time(time) },
          { label: texts.stage, render: ({ stage }) => texts.stages[stage] ?? stage },
        ]}
      />
    </Section>
  );
}
