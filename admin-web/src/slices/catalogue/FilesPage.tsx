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

/** Exports the whole catalogue as a file, and imports one as a draft. */
export function Page() {
  const texts = useTexts();
  const asked = useAsked();
  const [read, setRead] = useState<{ readonly name: string; readonly file: ReadFile }>();
  const take = (chosen: File) =>
    asked.ask(async () => {
      setRead(undefined);
      const content = parsed(await chosen.text());
      if (content === undefined) throw new Error(texts.notJson);
      setRead({ name: chosen.name, file: await readCatalogue(content) });
    });
  const change = useMemo(() => {
    if (read === undefined || countIn(read.file) === 0) return undefined;
    const { skins, shelves, boxes } = read.file;
    return changeOf({ skins, shelves, boxes });
  }, [read]);
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
        {read !== undefined && <Outcome file={read.file} />}
      </Section>
      <SaveBar change={change} title={texts.fileTitle(read?.name ?? '')} />
    </>
  );
}

/** Counts the entries that a file would change. */
const countIn = ({ skins, shelves, boxes }: ReadFile): number => skins.length + shelves.length + boxes.length;

/** Shows the faults of a file, or how much it would change. */
function Outcome({ file }: { file: ReadFile }) {
  const texts = useTexts();
  const format = useFormat();
  const { skins, shelves, boxes, faults } = file;
  if (faults.length > 0)
    return (
      <Alert severity="error" sx={{ mt: 1.5 }}>
        {texts.fileFaults(format.count(faults.length))}
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </Alert>
    );
  const [ofSkins = '', ofShelves = '', ofBoxes = ''] = [skins, shelves, boxes].map(({ length }) =>
    format.count(length),
  );
  return (
    <Alert severity="info" sx={{ mt: 1.5 }}>
      {countIn(file) === 0 ? texts.fileSame : texts.fileChanges(ofSkins, ofShelves, ofBoxes)}
    </Alert>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
