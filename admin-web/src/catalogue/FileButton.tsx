import { Button } from '@mui/material';

/** Asks for a file. */
export const FileButton = ({
  label,
  accept,
  onFile,
}: {
  label: string;
  accept: string;
  onFile: (file: File) => void;
}) => (
  <Button variant="outlined" component="label" tabIndex={-1}>
    {label}
    <input
      type="file"
      accept={accept}
      aria-label={label}
      style={{ position: 'absolute', opacity: 0, inset: 0, cursor: 'pointer' }}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file !== undefined) onFile(file);
        // The same file may be chosen again, changed.
        target.value = '';
      }}
    />
  </Button>
);
