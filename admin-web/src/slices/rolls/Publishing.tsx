import { Alert, Stack, Typography } from '@mui/material';
import type { RoomDetail } from '@skins/api/rolls/resources';
import { ActDialog } from '../dossier/ActDialog';
import { useFormat } from '../../shell/i18n';
import { useProven } from '../../shell/proof';
import { CommentField, commentIn } from '../../shell/ui/CommentField';
import { Section } from '../../shell/ui/Section';
import { publishRoom } from './calls';
import { useTexts } from './texts';

/** An unpublished room: another operator than its creator publishes it. */
export function Publishing({ room: { id, proposals } }: { room: RoomDetail }) {
  const texts = useTexts();
  const format = useFormat();
  const proven = useProven();
  return (
    <Section title={texts.publishTitle} lede={texts.publishLede}>
      {proposals.map(({ id: proposalId, author, expires, whyNot }) => (
        <Stack key={proposalId} spacing={1}>
          <Typography>
            {texts.proposedBy}: {author} · {texts.until} {format.time(expires)}
          </Typography>
          {whyNot === null ? (
            <div>
              <ActDialog
                label={texts.publish}
                title={texts.publishTitle}
                lede={texts.publishLede}
                submit={texts.publishSubmit}
                said={texts.publishSaid}
                onSubmit={(values) =>
                  proven(() => publishRoom({ id, proposalId, ...commentIn(values('comment')) }))
                }
              >
                <CommentField />
              </ActDialog>
            </div>
          ) : (
            <Alert severity="info">{texts.whyNot[whyNot] ?? whyNot}</Alert>
          )}
        </Stack>
      ))}
    </Section>
  );
}
