import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Section } from '../Section';
import { RtpChart } from './RtpChart';
import type { RulesVersion } from './tally';
import { VersionPanel } from './VersionPanel';
import { useWords } from './words';

/** Published and observed figures of a game by version of its rules, newest first. */
export const Statistics = ({ versions }: { versions: readonly RulesVersion[] }) => (
  <>
    <Returns versions={versions} />
    <Versions versions={versions} />
  </>
);

function Returns({ versions }: { versions: readonly RulesVersion[] }) {
  const texts = useWords();
  const rows = versions.map((version) => ({ ...version, name: texts.version(String(version.version)) }));
  return (
    <Section title={texts.returns} lede={texts.returnsLede}>
      <RtpChart rows={rows} />
    </Section>
  );
}

function Versions({ versions }: { versions: readonly RulesVersion[] }) {
  const texts = useWords();
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
                {texts.version(String(version))}
                {k === 0 && ` · ${texts.current}`}
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
