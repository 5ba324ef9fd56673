import { Alert, Box, Stack } from '@mui/material';
import type { ShareRecord } from '@skins/api/promotion/resources';
import { useFormat } from '../../shell/i18n';
import { useProven } from '../../shell/proof';
import { useOperator } from '../../shell/session';
import { Acts } from '../../shell/ui/Acts';
import { CommentField, commentIn } from '../../shell/ui/CommentField';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordHead } from '../../shell/ui/RecordHead';
import { RecordShow } from '../../shell/ui/RecordShow';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { useKey } from '../../shell/ui/use-key';
import { ActDialog } from '../dossier/ActDialog';
import { approve, drop, propose } from './calls';
import { reasonIn, useTexts } from './texts';

/** A share: what was noticed about it, what to do, and the decision of two operators. */
export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<ShareRecord> title={({ date, friendId }) => `${date} · ${friendId}`}>
      {(share) => (
        <Stack spacing={2}>
          <RecordHead
            title={`${share.date} · ${format.gems(share.amount)}`}
            facts={[
              { label: texts.state, value: texts.states[share.state] },
              { label: texts.reason, value: reasonIn(texts.reasons, share.reason) },
              {
                label: texts.inviter,
                value: <NamedLink to={`/players/${share.inviterId}/show`} name={share.inviterId} />,
              },
              {
                label: texts.friend,
                value: <NamedLink to={`/players/${share.friendId}/show`} name={share.friendId} />,
              },
              { label: texts.counted, value: format.gems(share.counted) },
              { label: texts.share, value: format.percent(share.share) },
              { label: texts.row, value: `${share.table} · ${share.row}` },
              {
                label: texts.settled,
                value: share.settled === '' ? '—' : String(Number(share.settled)),
              },
            ]}
          />
          <Signals share={share} />
          {share.state === 'held' && <Deciding share={share} />}
        </Stack>
      )}
    </RecordShow>
  );
}

function Signals({ share: { signals, state } }: { share: ShareRecord }) {
  const texts = useTexts();
  return (
    <Section title={texts.signals} lede={texts.signalsLede}>
      {signals.length === 0 ? (
        <Alert severity="info">{texts.noSignals}</Alert>
      ) : (
        <RowTable
          label={texts.signals}
          rows={signals}
          rowKey={({ reason }) => reason}
          columns={[
            { label: texts.reason, render: ({ reason }) => texts.reasons[reason] },
            {
              label: texts.players,
              render: ({ players }) => (
                <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                  {players.map((player) => (
                    <NamedLink key={player} to={`/players/${player}/show`} name={player} />
                  ))}
                </Stack>
              ),
            },
            { label: texts.advice, render: ({ reason }) => texts.advices[reason] },
          ]}
        />
      )}
      {state === 'held' && (
        <Box sx={{ mt: 2 }}>
          <Alert severity="warning">{texts.heldLede}</Alert>
        </Box>
      )}
    </Section>
  );
}

function Deciding({ share: { id: shareId, proposals } }: { share: ShareRecord }) {
  const texts = useTexts();
  const format = useFormat();
  const may = useOperator()?.rights.includes('adjust-balance') === true;
  const [releasing, refusing] = [useKey(), useKey()];
  return (
    <Section title={texts.deciding} lede={texts.decidingLede}>
      {may && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <ActDialog
            label={texts.release}
            title={texts.releaseTitle}
            lede={texts.proposeLede}
            submit={texts.propose}
            said={texts.proposed}
            onSubmit={() => releasing((key) => propose({ shareId, verdict: 'released' }, key))}
          />
          <ActDialog
            label={texts.refuse}
            title={texts.refuseTitle}
            lede={texts.proposeLede}
            submit={texts.propose}
            said={texts.proposed}
            danger
            onSubmit={() => refusing((key) => propose({ shareId, verdict: 'refused' }, key))}
          />
        </Stack>
      )}
      {proposals.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <RowTable
            label={texts.waiting}
            rows={proposals}
            rowKey={({ proposalId }) => proposalId}
            columns={[
              { label: texts.verdict, render: ({ verdict }) => texts.verdicts[verdict] },
              { label: texts.author, render: ({ author }) => author },
              { label: texts.expires, render: ({ expires }) => format.time(expires) },
              {
                label: texts.act,
                render: (proposal) => <Proposal shareId={shareId} proposal={proposal} may={may} />,
              },
            ]}
          />
        </Box>
      )}
      {proposals.map(({ proposalId }) => (
        <Acts key={proposalId} id={proposalId} state="open" />
      ))}
    </Section>
  );
}

interface ProposalProps {
  readonly shareId: string;
  readonly proposal: ShareRecord['proposals'][number];
  readonly may: boolean;
}

function Proposal({ shareId, proposal: { proposalId, verdict, whyNot }, may }: ProposalProps) {
  const texts = useTexts();
  const proven = useProven();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {whyNot === null ? (
        <ActDialog
          label={texts.approve}
          title={texts.approveTitle}
          lede={texts.approveLede}
          submit={texts.approve}
          said={texts.approved}
          onSubmit={(values) =>
            proven(() => approve({ shareId, proposalId, verdict, ...commentIn(values('comment')) }))
          }
        >
          <CommentField />
        </ActDialog>
      ) : (
        <span>{texts.whyNot[whyNot]}</span>
      )}
      {may && (
        <ActDialog
          label={texts.drop}
          title={texts.dropTitle}
          lede={texts.dropLede}
          submit={texts.drop}
          said={texts.dropped}
          danger
          onSubmit={(values) => drop({ shareId, proposalId, ...commentIn(values('comment')) })}
        >
          <CommentField />
        </ActDialog>
      )}
    </Stack>
  );
}
