import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useFormat } from '../i18n';
import { RowTable } from '../ui/RowTable';
import { Section } from '../ui/Section';
import { type OwnSession, endSession, readSessions } from './calls';
import { useTexts } from './texts';
import { useAsked } from './use-asked';

/** The operator's sessions, with a button to end each. */
export function OwnSessions() {
  const texts = useTexts();
  const format = useFormat();
  const { ask, failure } = useAsked();
  const [sessions, setSessions] = useState<readonly OwnSession[]>([]);
  const read = async () => setSessions(await readSessions());
  useEffect(() => {
    void ask(read);
    // Runs once: the handler that ends a session refetches the list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Section title={texts.sessions}>
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      <RowTable
        label={texts.sessions}
        rows={sessions}
        rowKey={({ id }) => id}
        columns={[
          { label: texts.begun, render: ({ created }) => format.time(created) },
          {
            label: '',
            align: 'right',
            render: ({ id, current }) =>
              current ? (
                texts.here
              ) : (
                <Button
                  size="small"
                  onClick={() =>
                    void ask(async () => {
                      await endSession(id);
                      await read();
                    })
                  }
                >
                  {texts.end}
                </Button>
              ),
          },
        ]}
      />
    </Section>
  );
}
