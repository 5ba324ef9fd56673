import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import type { PictureRow } from '@skins/api/content/resources';
import { useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { useOperator } from '../../shell/session';
import { Art } from '../../shell/ui/Art';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { SendPicture } from './SendPicture';
import { useTexts } from './texts';

/** As many as the list shows at once; the newest come first. */
const SHOWN = { page: 1, perPage: 100 };

interface PictureFieldProps {
  readonly use: PictureRow['use'];
  readonly label: string;
  /** a path; an unfit one is shown as text only */
  readonly value: string;
  /** where the picture is, if that is not its path */
  readonly shownAt?: string;
  readonly error?: boolean;
  readonly helperText?: string | undefined;
  readonly onChange: (path: string) => void;
}

/** A field for the path of a picture. It previews the picture, and a dialog picks from the uploaded ones. */
export function PictureField({
  use,
  label,
  value,
  shownAt,
  error = false,
  helperText,
  onChange,
}: PictureFieldProps) {
  const texts = useTexts();
  const [choosing, setChoosing] = useState(false);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      <Art src={error ? '' : (shownAt ?? value)} size={56} />
      <TextField
        label={label}
        value={value}
        error={error}
        helperText={helperText}
        sx={{ flex: 1 }}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button variant="outlined" aria-label={`${texts.choose}: ${label}`} onClick={() => setChoosing(true)}>
        {texts.choose}
      </Button>
      {choosing && (
        <ChooseDialog
          use={use}
          onClose={() => setChoosing(false)}
          onChoose={(path) => {
            onChange(path);
            setChoosing(false);
          }}
        />
      )}
    </Box>
  );
}

function ChooseDialog({
  use,
  onChoose,
  onClose,
}: {
  use: PictureRow['use'];
  onChoose: (path: string) => void;
  onClose: () => void;
}) {
  const texts = useTexts();
  const title = useId();
  const may = useOperator()?.rights.includes('add-pictures') === true;
  const { data, error, refetch } = useGetList<PictureRow>(
    'pictures',
    { pagination: SHOWN, sort: { field: 'time', order: 'DESC' }, filter: { use } },
    { retry: false },
  );
  const there = (data ?? []).filter(({ missing }) => !missing);
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title}>
        {texts.chooseTitle} · {texts.uses[use]}
      </DialogTitle>
      <DialogContent>
        {error !== null && <LoadFailed error={error} retry={() => void refetch()} />}
        {data !== undefined && there.length === 0 && <Typography>{texts.noPictures}</Typography>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {there.map(({ id, image, width, height }) => (
            <Button key={id} sx={{ display: 'grid', gap: 0.5 }} onClick={() => onChoose(image)}>
              <Art src={image} size={132} alt={id.slice(0, 12)} />
              <Typography variant="caption">
                {width} × {height}
              </Typography>
            </Button>
          ))}
        </Box>
        {may && <SendPicture use={use} onSent={({ image }) => onChoose(image)} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
