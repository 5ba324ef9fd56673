import { Box, Tab, Tabs, Typography } from '@mui/material';
import type { BoxRecord, BoxVersion } from '@skins/api/boxes/resources';
import { useId, useState } from 'react';
import { useConsoleLocale, useFormat, useTexts } from '../i18n';
import { Art } from '../ui/Art';
import { Deviation } from '../ui/Deviation';
import { Facts } from '../ui/Facts';
import { RecordShow } from '../ui/RecordShow';
import { RtpChart } from '../ui/RtpChart';
import { Section } from '../ui/Section';
import { VersionPanel } from './VersionPanel';

export function BoxShow() {
  const locale = useConsoleLocale();
  return (
    <RecordShow<BoxRecord> title={({ number, names }) => `${number} · ${names[locale]}`}>
      {(box) => (
        <>
          <Head box={box} />
          <Returns versions={box.versions} />
          <Versions versions={box.versions} />
        </>
      )}
    </RecordShow>
  );
}

function Head({ box }: { box: BoxRecord }) {
  const { none, boxes } = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  return (
    <Section title={box.names[locale]} lede={box.ledes[locale]}>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
        <Art src={box.image} size={132} />
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Facts
            facts={[
              { label: boxes.number, value: box.number },
              { label: boxes.shelf, value: box.shelf.names[locale] },
              { label: boxes.type, value: boxes.types[box.type] },
              { label: boxes.price, value: format.gems(box.price) },
              { label: boxes.versions, value: box.versionCount },
              { label: boxes.opens, value: format.count(box.opens) },
              { label: boxes.publishedRtp, value: format.percent(box.rtp) },
              {
                label: boxes.expectedRtp,
                value: box.expectedRtp === null ? none : format.percent(box.expectedRtp),
              },
              {
                label: boxes.observedRtp,
                value: box.observedRtp === null ? none : format.percent(box.observedRtp),
              },
              { label: boxes.deviation, value: <Deviation value={box.deviation} /> },
            ]}
          />
        </Box>
      </Box>
    </Section>
  );
}

function Returns({ versions }: { versions: readonly BoxVersion[] }) {
  const texts = useTexts().boxes;
  const rows = versions.map(({ version, rtp, opens, observedRtp, band }) => ({
    name: texts.versionTab(String(version)),
    published: rtp,
    opens,
    observed: observedRtp === null || band === null ? null : { rtp: observedRtp, ...band },
  }));
  return (
    <Section title={texts.chart} lede={texts.chartLede}>
      <RtpChart rows={rows} />
    </Section>
  );
}

function Versions({ versions }: { versions: readonly BoxVersion[] }) {
  const texts = useTexts().boxes;
  const id = useId();
  const [chosen, choose] = useState(0);
  const version = versions[chosen];
  return (
    <Box sx={{ mt: 2 }}>
      <Tabs
        value={chosen}
        onChange={(_event, next: number) => choose(next)}
        variant="scrollable"
        aria-label={texts.versions}
      >
        {versions.map(({ hash, version }, k) => (
          <Tab
            key={hash}
            id={`${id}-tab-${k}`}
            aria-controls={chosen === k ? `${id}-panel` : undefined}
            label={
              <Typography component="span" variant="body2">
                {texts.versionTab(String(version))}
                {k === 0 && ` · ${texts.onSale}`}
              </Typography>
            }
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`}>
        {version !== undefined && <VersionPanel version={version} />}
      </Box>
    </Box>
  );
}
