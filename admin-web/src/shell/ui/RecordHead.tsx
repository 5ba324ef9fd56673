import { Box } from '@mui/material';
import { Art } from './Art';
import { type Fact, Facts } from './Facts';
import { Section } from './Section';

/** The head of a record's page: its picture and facts. */
export const RecordHead = ({
  title,
  lede,
  art,
  facts,
}: {
  title: string;
  lede?: string;
  art?: { readonly src: string; readonly size: number };
  facts: readonly Fact[];
}) => (
  <Section title={title} lede={lede}>
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      {art !== undefined && <Art {...art} />}
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Facts facts={facts} />
      </Box>
    </Box>
  </Section>
);
