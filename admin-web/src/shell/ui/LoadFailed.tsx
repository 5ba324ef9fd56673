import { Alert, AlertTitle, Button } from '@mui/material';
import { Title, useListContext, useShowContext } from 'react-admin';
import { useTexts } from '../i18n';
import { Refused } from '../session';

const NOT_FOUND = 404;

/** Says that loading failed and why, with a retry button. */
export function LoadFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const texts = useTexts();
  const missing = error instanceof Refused && error.status === NOT_FOUND;
  return (
    <Alert
      severity={missing ? 'warning' : 'error'}
      sx={{ m: 2 }}
      action={
        <Button color="inherit" onClick={retry}>
          {texts.failed.retry}
        </Button>
      }
    >
      <AlertTitle>{missing ? texts.failed.missing : texts.failed.title}</AlertTitle>
      {!missing && texts.failed.body} {error instanceof Error && !missing && `(${error.message})`}
    </Alert>
  );
}

export function ListFailed() {
  const { error, refetch } = useListContext();
  return <LoadFailed error={error} retry={() => void refetch()} />;
}

export function ShowFailed() {
  const { error, refetch } = useShowContext();
  const { failed } = useTexts();
  return (
    <>
      <Title title={failed.title} />
      <LoadFailed error={error} retry={() => void refetch()} />
    </>
  );
}
