import { Alert, Button, Stack, Typography } from '@mui/material';
import type { ProposalRow } from '@skins/api/operators/resources';
import { useState } from 'react';
import { useFormat } from '../../shell/i18n';
import { Acts } from '../../shell/ui/Acts';
import { CommentField, commentIn } from '../../shell/ui/CommentField';
import { CommandDialog } from '../../shell/ui/CommandDialog';
import { Facts } from '../../shell/ui/Facts';
import { Hash } from '../../shell/ui/Hash';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { useCommand } from '../../shell/ui/use-command';
import { approve, drop } from './calls';
import { Invitation } from './Invitation';
import { useTexts } from './texts';
import { useSaid } from './use-said';
import { useOperator } from '../../shell/session';

export function Show() {
  const texts = useTexts();
  const format = useFormat();
  const said = useSaid();
  return (
    <RecordShow<ProposalRow> title={(row) => `${texts.proposal} · ${said(row)}`}>
      {(row) => (
        <>
          <Section title={said(row)} lede={texts.inLog}>
            <Facts
              facts={[
                { label: texts.state, value: texts.states[row.state] },
                { label: texts.author, value: row.author },
                { label: texts.proposedAt, value: format.time(row.created) },
                ...(row.state === 'open' ? [{ label: texts.expires, value: format.time(row.expires) }] : []),
                { label: texts.id, value: row.operatorId },
                ...(row.samePerson ? [{ label: texts.samePerson, value: texts.alsoPerson }] : []),
                ...(row.hash === ''
                  ? []
                  : [{ label: texts.hash, value: <Hash value={row.hash} />, wide: true }]),
              ]}
            />
            <Decision row={row} />
          </Section>
          <Acts id={row.id} state={row.state} />
        </>
      )}
    </RecordShow>
  );
}

/** Operators who may decide see the buttons; the others see why not. */
function Decision({ row }: { row: ProposalRow }) {
  const texts = useTexts();
  const said = useSaid();
  const command = useCommand();
  const rights = useOperator()?.rights ?? [];
  const [asked, setAsked] = useState<'approve' | 'drop'>();
  const [part, setPart] = useState<string>();
  const [comment, setComment] = useState('');
  const close = () => {
    command.clear();
    setAsked(undefined);
  };
  const submit = async () => {
    if (asked === 'drop') {
      if (
        (await command.give(() => drop({ proposalId: row.id, ...commentIn(comment) }), texts.dropped)) !==
        undefined
      )
        close();
      return;
    }
    const approved = await command.give(
      () => approve({ proposalId: row.id, hash: row.hash, ...commentIn(comment) }),
      texts.approved,
    );
    if (approved === undefined) return;
    close();
    setPart(approved.invitation ?? undefined);
  };
  const dropping = row.mine ? texts.withdraw : texts.refuse;
  // Stays mounted after the approval, which ends the proposal: the part is shown only once.
  const shown = part !== undefined && (
    <Invitation part={part} whose="approver" onClose={() => setPart(undefined)} />
  );
  if (row.state !== 'open') return shown;
  return (
    <Stack spacing={2} sx={{ mt: 3 }}>
      {row.whyNot !== null && <Alert severity="info">{whyNotIn(texts.whyNot, row.whyNot)}</Alert>}
      <Stack direction="row" spacing={2}>
        {row.mayApprove && (
          <Button variant="contained" onClick={() => setAsked('approve')}>
            {texts.approve}
          </Button>
        )}
        {rights.includes('propose-operators') && (
          <Button variant="outlined" onClick={() => setAsked('drop')}>
            {dropping}
          </Button>
        )}
      </Stack>
      {asked !== undefined && (
        <CommandDialog
          title={asked === 'approve' ? texts.approveTitle : dropping}
          submit={asked === 'approve' ? texts.approve : dropping}
          command={command}
          onClose={close}
          onSubmit={() => void submit()}
        >
          <Typography>{said(row)}</Typography>
          <CommentField value={comment} onChange={setComment} />
        </CommandDialog>
      )}
      {shown}
    </Stack>
  );
}

const whyNotIn = (sentences: Readonly<Record<string, string>>, code: string): string =>
  sentences[code] ?? code;
