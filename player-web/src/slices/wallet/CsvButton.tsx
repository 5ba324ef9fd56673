import { useMutation } from '@tanstack/react-query';
import { Refused } from '../../shell/net';
import { Button } from '../../shell/ui/Button';
import { saveFile } from '../../shell/ui/save-file';
import { toast } from '../../shell/ui/toast';
import { type Narrowed, recordFile } from './queries';
import { useT } from './t';

/** Saves the filtered postings as a file. */
export function CsvButton({ narrowed }: { narrowed: Narrowed }) {
  const t = useT();
  const save = useMutation({
    mutationFn: () => recordFile(narrowed),
    onSuccess: (file) => saveFile('gems.csv', file),
    onError: (error) => toast.error(t('csvFailed'), error instanceof Refused ? { text: error.message } : {}),
  });
  return <Button icon="download" label={t('csv')} busy={save.isPending} onClick={() => save.mutate()} />;
}
