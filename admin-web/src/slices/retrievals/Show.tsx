import { Alert, Stack } from '@mui/material';
import type { RetrievalDetail } from '@skins/api/retrievals/resources';
import { ActDialog } from '../dossier/ActDialog';
import { useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import { Acts } from '../../shell/ui/Acts';
import { Facts } from '../../shell/ui/Facts';
import { CatalogueLink } from '../../shell/ui/CatalogueLink';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordShow } from '../../shell/ui/RecordShow';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { ageText } from './age';
import { recall, retry } from './calls';
import { Release } from './Release';
import { useTexts } from './texts';

/** A retrieval: its state and the available actions. */
export function Show() {
  const texts = useTexts();
  return (
    <RecordShow<RetrievalDetail> title={({ id }) => `${texts.retrieval} ${id.slice(0, 8)}`}>
      {(retrieval) => (
        <Stack spacing={2}>
          <State retrieval={retrieval} />
          {retrieval.stage === 'waiting' && <Release retrieval={retrieval} />}
          <Acts
            about={`withdrawal-${retrieval.id}`}
            state={`${retrieval.stage} ${retrieval.proposals.length}`}
          />
          <Steps steps={retrieval.steps} />
        </Stack>
      )}
    </RecordShow>
  );
}

function State({ retrieval }: { retrieval: RetrievalDetail }) {
  const texts = useTexts();
  const format = useFormat();
  const { id, stage, stuck, recalled, until, reason, reference } = retrieval;
  return (
    <Section title={texts.stages[stage]} lede={texts.stageTexts[stage]}>
      {stuck && <Alert severity="warning">{texts.stuckText}</Alert>}
      <Facts
        facts={[
          {
            label: texts.player,
            value: <NamedLink to={`/players/${retrieval.playerId}/show`} name={retrieval.playerId} />,
          },
          { label: texts.item, value: retrieval.itemId },
          { label: texts.skin, value: <CatalogueLink of="skins" id={retrieval.skinId} /> },
          { label: texts.value, value: format.gems(retrieval.value) },
          { label: texts.attempt, value: String(retrieval.attempt) },
          { label: texts.age, value: ageText(retrieval.age, texts) },
          { label: texts.time, value: format.time(retrieval.time) },
          { label: texts.until, value: until === null ? '—' : format.time(until) },
          { label: texts.recalled, value: recalled ? texts.yes : texts.no },
          { label: texts.reason, value: reason === null ? '—' : (texts.reasons[reason] ?? reason) },
          { label: texts.reference, value: reference === '' ? '—' : reference, wide: true },
          { label: texts.retrieval, value: id, wide: true },
        ]}
      />
      <Handling retrieval={retrieval} />
    </Section>
  );
}

function Handling({ retrieval: { id, stage, recalled } }: { retrieval: RetrievalDetail }) {
  const texts = useTexts();
  const may = useOperator()?.rights.includes('handle-withdrawals') === true;
  const onItsWay = stage === 'sending' || stage === 'offered';
  if (!may || (!onItsWay && stage !== 'delivered')) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 2 }}>
      <ActDialog
        label={texts.retry}
        title={texts.retry}
        lede={texts.retryLede}
        submit={texts.retrySubmit}
        said={texts.retrySaid}
        onSubmit={() => retry({ id })}
      >
        {null}
      </ActDialog>
      {onItsWay && !recalled && (
        <ActDialog
          label={texts.recall}
          title={texts.recall}
          lede={texts.recallLede}
          submit={texts.recallSubmit}
          said={texts.recallSaid}
          danger
          onSubmit={() => recall({ id })}
        >
          {null}
        </ActDialog>
      )}
    </Stack>
  );
}

function Steps({ steps }: { steps: RetrievalDetail['steps'] }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Section title={texts.steps}>
      <RowTable
        label={texts.steps}
        rows={steps}
        rowKey={({ stage }) => stage}
        columns={[
          { label: texts.time, render: ({ time }) => format.time(time) },
          { label: texts.stage, render: ({ stage }) => texts.stages[stage] },
        ]}
      />
    </Section>
  );
}
