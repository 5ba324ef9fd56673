import { Alert } from '@mui/material';
import type { PictureRow } from '@skins/api/content/resources';
import { useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';

export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<PictureRow> title={({ id }) => `${texts.picture} ${id.slice(0, 12)}`}>
      {({ id, image, use, width, height, bytes, time, by, missing }) => (
        <Section title={`${texts.picture} · ${texts.uses[use]}`}>
          {missing ? (
            <Alert severity="error">{texts.missing}</Alert>
          ) : (
            <img
              src={image}
              alt={id}
              width={width}
              height={height}
              style={{ maxWidth: '100%', height: 'auto' }}
            />
          )}
          <Facts
            facts={[
              { label: texts.path, value: image, wide: true },
              { label: texts.size, value: `${width} × ${height}` },
              { label: texts.bytes, value: format.count(bytes) },
              { label: texts.added, value: format.time(time) },
              { label: texts.by, value: by },
            ]}
          />
        </Section>
      )}
    </RecordShow>
  );
}
