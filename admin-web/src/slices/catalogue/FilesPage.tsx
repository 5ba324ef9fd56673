import { Alert, Box, Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { Title } from 'react-admin';
import { useAsked } from '../../shell/account/use-asked';
import { useFormat } from '../../shell/i18n';
import { download } from '../../shell/ui/csv';
import { Section } from '../../shell/ui/Section';
import { type ReadFile, changeOf, readCatalogue, readFile } from './calls';
import { useTexts } from './edit-texts';
import { FileButton } from './FileButton';
import { SaveBar } from './SaveBar';

/** The whole catalogue as a file, out, and in again as a draft. */
export function Page() {
  const texts = useTexts();
  const format = useFormat();
  const asked = useAsked();
  const [read, setRead] = useState<{ readonly name: string; readonly file: ReadFile }>();
  const take = (chosen: File) =>
    asked.ask(async () => {
      setRead(undefined);
      const content = parsed(await chosen.text());
      if (content === undefined) throw new Error(texts.notJson);
      setRead({ name: chosen.name, file: await readCatalogue(content) });
    });
  const count =
    read === undefined ? 0 : read.file.skins.length + read.file.shelves.length + read.file.boxes.length;
  const change = useMemo(() => {
    if (read === undefined || count === 0) return undefined;
    const { skins, shelves, boxes } = read.file;
    return changeOf({ skins, shelves, boxes });
  }, [read, count]);
  return (
    <>
      <Title title={texts.files} />
      <Section title={texts.files} lede={texts.filesLede}>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          <FileButton
            label={texts.importFile}
            accept=".json,application/json"
            onFile={(chosen) => void take(chosen)}
          />
          <Button
            variant="outlined"
            disabled={asked.waiting}
            onClick={() =>
              void asked.ask(async () =>
                download(
                  'catalogue.json',
                  `${JSON.stringify(await readFile(), null, 2)}\n`,
                  'application/json',
                ),
              )
            }
          >
            {texts.exportFile}
          </Button>
        </Box>
        {asked.failure !== undefined && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {asked.failure}
          </Alert>
        )}
        {read !== undefined && read.file.faults.length > 0 && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {texts.fileFaults(format.count(read.file.faults.length))}
            <ul>
              {read.file.faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </Alert>
        )}
        {read !== undefined && read.file.faults.length === 0 && (
          <Alert severity="info" sx={{ mt: 1.5 }}>
            {count === 0
              ? texts.fileSame
              : texts.fileChanges(
                  format.count(read.file.skins.length),
                  format.count(read.file.shelves.length),
                  format.count(read.file.boxes.length),
                )}
          </Alert>
        )}
      </Section>
      <SaveBar change={change} title={texts.fileTitle(read?.name ?? '')} />
    </>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
