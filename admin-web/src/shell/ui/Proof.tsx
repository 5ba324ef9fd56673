import type { DrawStepState } from '@skins/engine/fairness';
import type { ReactNode } from 'react';
import { type Fact, Facts } from './Facts';
import { RowTable } from './RowTable';
import { Section } from './Section';

interface ProofTexts<Id extends string> {
  readonly proof: string;
  readonly proofLede: string;
  readonly step: string;
  readonly found: string;
  readonly steps: Readonly<Record<Id, string>>;
  readonly results: Readonly<Record<DrawStepState, string>>;
}

interface ProofProps<Id extends string> {
  texts: ProofTexts<Id>;
  facts: readonly Fact[];
  /** the checks that this browser repeated */
  steps: readonly { readonly id: Id; readonly state: DrawStepState; readonly says: string }[];
  /** notes above the facts */
  children?: ReactNode;
}

/** The evidence of a draw, and what this browser found when it computed the draw again. */
export const Proof = <Id extends string>({ texts, facts, steps, children }: ProofProps<Id>) => (
  <Section title={texts.proof} lede={texts.proofLede}>
    {children}
    <Facts facts={facts} />
    <RowTable
      label={texts.proof}
      rows={steps}
      rowKey={({ id }) => id}
      columns={[
        { label: texts.step, render: ({ id }) => texts.steps[id] },
        {
          label: texts.found,
          render: ({ state, says }) => `${texts.results[state]}${says === '' ? '' : ` (${says})`}`,
        },
      ]}
    />
  </Section>
);
