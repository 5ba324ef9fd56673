import { Alert, Box, Button, Typography } from '@mui/material';
import type { DataOf } from '@skins/api/contract';
import type { addPicture } from '@skins/api/content/contract';
import type { PictureRow } from '@skins/api/content/resources';
import { useState } from 'react';
import { useAsked } from '../../shell/account/use-asked';
import { useProven } from '../../shell/proof';
import { FileButton } from '../catalogue/FileButton';
import { SENT_BYTES_MAX, sendPicture } from './calls';
import { useTexts } from './texts';

/** Chooses a file, shows it, and sends it. */
export function SendPicture({
  use,
  onSent,
}: {
  use: PictureRow['use'];
  onSent: (sent: DataOf<typeof addPicture>) => void;
}) {
  const texts = useTexts();
  const proven = useProven();
  const asked = useAsked();
  const [chosen, setChosen] = useState<{ readonly file: File; readonly address: string }>();
  const file = chosen?.file;
  const isTooLarge = file !== undefined && file.size > SENT_BYTES_MAX;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <FileButton
        label={texts.file}
        accept="image/png,image/jpeg,image/webp"
        onFile={(picked) => setChosen({ file: picked, address: URL.createObjectURL(picked) })}
      />
      {file !== undefined && <Typography variant="body2">{texts.chosen(file.name)}</Typography>}
      {chosen !== undefined && !isTooLarge && (
        <img
          src={chosen.address}
          alt=""
          style={{ maxWidth: '100%', maxHeight: 240, objectFit: 'contain' }}
          onLoad={() => URL.revokeObjectURL(chosen.address)}
        />
      )}
      {isTooLarge && <Alert severity="error">{texts.tooLarge}</Alert>}
      {asked.failure !== undefined && <Alert severity="error">{asked.failure}</Alert>}
      <Button
        variant="contained"
        disabled={file === undefined || isTooLarge || asked.waiting}
        onClick={() =>
          file !== undefined && void asked.ask(async () => onSent(await proven(() => sendPicture(use, file))))
        }
      >
        {texts.send}
      </Button>
    </Box>
  );
}
