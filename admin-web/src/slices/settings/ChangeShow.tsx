import type { ChangeRecord, SettingRecord } from '@skins/api/settings/resources';
import { useState } from 'react';
import { useGetOne, useNotify, useShowContext } from 'react-admin';
import { boxAloneIn, isCatalogueChange } from '../catalogue/calls';
import { Rehearsal } from '../catalogue/Rehearsal';
import { Preview } from '../content/Preview';
import { useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import { Acts } from '../../shell/ui/Acts';
import { Facts } from '../../shell/ui/Facts';
import { Hash } from '../../shell/ui/Hash';
import { PageLinks } from '../../shell/ui/PageLinks';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { editDraft, linesOfChange } from './calls';
import { ChangeForm } from './ChangeForm';
import { Decide } from './Decide';
import { DifferencePanel } from './DifferencePanel';
import { ReportPanel } from './ReportPanel';
import { StateChip } from './StateChip';
import { useTexts } from './texts';

const DETAILS = { meta: { details: true } } as const;

export function Show() {
  const texts = useTexts();
  return (
    <RecordShow<ChangeRecord> title={({ title, settingName }) => (title === '' ? settingName : title)}>
      {(change) => (
        <>
          <GoingOn change={change} />
          <Head change={change} />
          <Body key={change.state} change={change} />
          {change.state !== 'draft' && <Acts id={change.id} state={change.state} />}
          {!(change.mayEdit && change.state === 'draft') && (
            <Preview setting={change.setting} content={change.content} />
          )}
          {(change.mayEdit && change.setting !== 'catalogue') || change.report === null ? null : (
            <ReportPanel report={change.report} more={linesOfChange(change.id)} />
          )}
          {change.difference !== null && (
            <Section title={texts.whatChanged[changedBy(change.state)]}>
              <DifferencePanel difference={change.difference} more={linesOfChange(change.id)} />
            </Section>
          )}
          {change.setting === 'catalogue' && isCatalogueChange(change.content) && (
            <Rehearsal change={change.content} />
          )}
        </>
      )}
    </RecordShow>
  );
}

/** Whether the difference is that of the publication, or of a change that never took effect. */
const changedBy = (state: ChangeRecord['state']): 'published' | 'open' =>
  state === 'scheduled' || state === 'in-force' || state === 'superseded' || state === 'stopped'
    ? 'published'
    : 'open';

/** A draft of a box is edited in the box editor. */
function GoingOn({ change: { id, content, mayEdit } }: { change: ChangeRecord }) {
  const { goOn } = useTexts();
  if (!mayEdit || boxAloneIn(content) === undefined) return null;
  return <PageLinks links={[{ to: `/boxes/create?draft=${id}`, label: goOn }]} />;
}

function Head({ change }: { change: ChangeRecord }) {
  const texts = useTexts();
  const format = useFormat();
  const { title, settingName, state, from, editors, author, approver, updated, expires, hash } = change;
  const named = (person: ChangeRecord['author']) =>
    person === null ? texts.none : `${person.name} (${texts.roles[person.role]})`;
  return (
    <Section title={title === '' ? settingName : `${settingName} · ${title}`}>
      <Facts
        facts={[
          { label: texts.state, value: <StateChip state={state} /> },
          { label: texts.from, value: from === null ? texts.atOnce : format.time(from) },
          { label: texts.author, value: named(author) },
          { label: texts.approver, value: named(approver) },
          { label: texts.editors, value: editors.map(({ name }) => name).join(', ') },
          { label: texts.updated, value: format.time(updated) },
          ...(expires === null ? [] : [{ label: texts.expires, value: format.time(expires) }]),
          ...(hash === '' ? [] : [{ label: texts.hash, value: <Hash value={hash} />, wide: true }]),
        ]}
      />
    </Section>
  );
}

type Drafted = Pick<ChangeRecord, 'etag' | 'title' | 'content' | 'from'>;

/** While the operator types, others' edits of the draft are loaded only on request, so that no input is lost. */
function Body({ change }: { change: ChangeRecord }) {
  const texts = useTexts();
  const notify = useNotify();
  const operator = useOperator();
  const { refetch } = useShowContext<ChangeRecord>();
  /** undefined: the version loaded last */
  const [held, hold] = useState<Drafted>();
  const draft = held ?? change;
  const { etag, title, content, from } = draft;
  const { data: setting } = useGetOne<SettingRecord>('settings', { id: change.setting, ...DETAILS });
  const mayDraft = operator !== undefined && setting?.proposers.includes(operator.role) === true;
  const reload = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) hold(undefined);
  };
  return (
    <>
      <Decide change={{ ...change, etag }} mayDraft={mayDraft} />
      {change.mayEdit && setting?.plain === true && (
        <Section title={texts.draftTitle} lede={texts.draftLede}>
          <ChangeForm
            key={etag}
            setting={setting}
            first={{ title, content, from }}
            onTyped={() => hold(draft)}
            onReload={() => void reload()}
            onSave={async (written) => {
              const saved = await editDraft({ id: change.id, etag, ...written });
              hold({ ...written, etag: saved.etag });
              notify(texts.saved);
              await reload();
            }}
          />
        </Section>
      )}
    </>
  );
}
