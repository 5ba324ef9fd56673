import { Alert, Button, LinearProgress, Typography } from '@mui/material';
import type { DataOf } from '@skins/api/contract';
import type { rehearseBoxes } from '@skins/api/boxes/contract';
import { useState } from 'react';
import { useAsked } from '../../shell/account/use-asked';
import { useFormat } from '../../shell/i18n';
import { answerOf } from '../../shell/session';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import type { CatalogueChange } from './calls';
import { useTexts } from './save-texts';
import { newRun, useProgress } from './use-progress';

type Rehearsed = DataOf<typeof rehearseBoxes>;

/** Replays last week's openings with a change, on request. */
export function Rehearsal({ change }: { change: CatalogueChange }) {
  const texts = useTexts();
  const asked = useAsked();
  const [answer, setAnswer] = useState<{ readonly of: CatalogueChange; readonly rehearsed: Rehearsed }>();
  const rehearsed = answer?.of === change ? answer.rehearsed : undefined;
  const [run, setRun] = useState('');
  const share = useProgress(run, asked.waiting);
  return (
    <Section title={texts.rehearsal} lede={texts.rehearsalLede}>
      <Button
        variant="outlined"
        disabled={asked.waiting}
        onClick={() => {
          const next = newRun();
          setRun(next);
          void asked.ask(async () =>
            setAnswer({
              of: change,
              rehearsed: await answerOf<Rehearsed>('/boxes/rehearse', { change, run: next }),
            }),
          );
        }}
      >
        {asked.waiting ? texts.running : texts.run}
      </Button>
      {asked.waiting && (
        <LinearProgress
          aria-label={texts.running}
          variant={share === undefined ? 'indeterminate' : 'determinate'}
          value={(share ?? 0) * 100}
          sx={{ mt: 1.5 }}
        />
      )}
      {asked.failure !== undefined && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {asked.failure}
        </Alert>
      )}
      {rehearsed !== undefined && <Outcome rehearsed={rehearsed} />}
    </Section>
  );
}

function Outcome({ rehearsed: { happened, rehearsed, ...answer } }: { rehearsed: Rehearsed }) {
  const texts = useTexts();
  const format = useFormat();
  if (happened === null || rehearsed === null)
    return <Typography sx={{ mt: 1.5 }}>{texts.neverOpened}</Typography>;
  const gems = (of: 'staked' | 'returned' | 'exposure' | 'largest', what: string) => ({
    what,
    before: format.gems(happened[of]),
    after: format.gems(rehearsed[of]),
  });
  const rows = [
    { what: texts.rtp, before: format.percent(happened.rtp), after: format.percent(rehearsed.rtp) },
    gems('staked', texts.staked),
    gems('returned', texts.returned),
    gems('exposure', texts.exposure),
    gems('largest', texts.largest),
    {
      what: texts.worst,
      before: format.gems(happened.worst.net),
      after: format.gems(rehearsed.worst.net),
    },
    {
      what: texts.worstHour,
      before: format.time(happened.worst.hour),
      after: format.time(rehearsed.worst.hour),
    },
  ];
  return (
    <>
      <Typography sx={{ mt: 1.5 }}>
        {texts.span(format.time(answer.from), format.time(answer.until), format.count(answer.opens))}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {texts.boxes(answer.boxes.map(({ name }) => name).join(' · '))}
      </Typography>
      {!answer.whole && (
        <Alert severity="info" sx={{ my: 1 }}>
          {texts.bounded(format.count(answer.most))}
        </Alert>
      )}
      <RowTable
        label={texts.rehearsal}
        rows={rows}
        rowKey={({ what }) => what}
        columns={[
          { label: texts.what, render: ({ what }) => what },
          { label: texts.happened, align: 'right', nowrap: true, render: ({ before }) => before },
          { label: texts.rehearsed, align: 'right', nowrap: true, render: ({ after }) => <b>{after}</b> },
        ]}
      />
    </>
  );
}
