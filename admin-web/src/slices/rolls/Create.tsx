import { Alert, Button } from '@mui/material';
import { imageAt } from '@skins/engine/catalogue/odds';
import { useState } from 'react';
import { Title, useNotify, useRedirect } from 'react-admin';
import { useAsked } from '../../shell/account/use-asked';
import type { Desk } from '../catalogue/calls';
import { OnDesk } from '../catalogue/OnDesk';
import { useOperator } from '../../shell/session';
import { Section } from '../../shell/ui/Section';
import { AboutForm } from './AboutForm';
import { AsksForm } from './AsksForm';
import { createRoom } from './calls';
import { useCreateTexts } from './create-texts';
import { EMPTY, bodyOf } from './draft';
import { PrizesForm } from './PrizesForm';
import { useKey } from '../../shell/ui/use-key';

/** Creates a room, and proposes its publication. */
export function Create() {
  const texts = useCreateTexts();
  return (
    <>
      <Title title={texts.title} />
      <OnDesk>{(desk) => <RoomForm desk={desk} />}</OnDesk>
    </>
  );
}

function RoomForm({ desk }: { desk: Desk }) {
  const texts = useCreateTexts();
  const notify = useNotify();
  const redirect = useRedirect();
  const may = useOperator()?.rights.includes('propose-rolls') === true;
  const { ask, waiting, failure } = useAsked();
  const keyed = useKey();
  const [draft, setDraft] = useState(EMPTY);
  const [closesAt, setClosesAt] = useState<number | null>(null);
  const first = desk.skins.find(({ skinId }) => skinId === draft.skinIds[0]);
  const body = bodyOf(draft, closesAt, first === undefined ? '' : imageAt(first.image, null));
  const send = () =>
    void ask(async () => {
      if (body === undefined) return;
      const { id } = await keyed((key) => createRoom(body, key));
      notify(texts.said, { type: 'success' });
      redirect(`/rolls/${id}/show`);
    });
  return (
    <>
      <AboutForm draft={draft} onDraft={setDraft} closesAt={closesAt} onClosesAt={setClosesAt} />
      <PrizesForm skins={desk.skins} draft={draft} onDraft={setDraft} />
      <AsksForm draft={draft} onDraft={setDraft} />
      <Section title={texts.submit} lede={may ? texts.submitLede : texts.notAllowed}>
        {may && body === undefined && (
          <Alert severity="info" sx={{ mb: 1.5 }}>
            {texts.fix}
          </Alert>
        )}
        <Button variant="contained" disabled={!may || waiting || body === undefined} onClick={send}>
          {texts.submit}
        </Button>
        {failure !== undefined && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {failure}
          </Alert>
        )}
      </Section>
    </>
  );
}
