import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { SkinRecord } from '@skins/api/catalogue/resources';
import { useConsoleLocale, useFormat, useTexts } from '../i18n';
import { Art } from '../ui/Art';
import { Facts } from '../ui/Facts';
import { NamedLink } from '../ui/NamedLink';
import { Rarity } from '../ui/Rarity';
import { RecordShow } from '../ui/RecordShow';
import { Section } from '../ui/Section';
import { useCategoryName } from './category';

export function SkinShow() {
  const locale = useConsoleLocale();
  return (
    <RecordShow<SkinRecord> title={({ names }) => names[locale]}>
      {(skin) => (
        <>
          <Head skin={skin} />
          <Odds boxes={skin.boxes} />
        </>
      )}
    </RecordShow>
  );
}

function Head({ skin }: { skin: SkinRecord }) {
  const categoryName = useCategoryName();
  const { skins, none } = useTexts();
  const locale = useConsoleLocale();
  const format = useFormat();
  return (
    <Section title={skin.names[locale]}>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
        <Art src={skin.image} size={180} />
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Facts
            facts={[
              { label: skins.rarity, value: <Rarity rarity={skin.rarity} /> },
              { label: skins.category, value: categoryName(skin.category) },
              { label: skins.exterior, value: skin.exterior?.[locale] ?? none },
              { label: skins.price, value: format.gems(skin.price) },
              { label: skins.id, value: skin.id },
            ]}
          />
        </Box>
      </Box>
    </Section>
  );
}

function Odds({ boxes }: { boxes: SkinRecord['boxes'] }) {
  const texts = useTexts();
  const { skins } = texts;
  const locale = useConsoleLocale();
  const format = useFormat();
  return (
    <Section title={skins.boxes} lede={skins.boxesLede}>
      {boxes.length === 0 ? (
        <Typography color="text.secondary">{skins.inNoBox}</Typography>
      ) : (
        <TableContainer tabIndex={0} role="group" aria-label={skins.boxes}>
          <Table size="small" sx={{ minWidth: 520 }}>
            <TableHead>
              <TableRow>
                <TableCell>{texts.boxes.box}</TableCell>
                <TableCell align="right">{texts.boxes.price}</TableCell>
                <TableCell align="right">{skins.valueInBox}</TableCell>
                <TableCell align="right">{texts.boxes.tickets}</TableCell>
                <TableCell align="right">{skins.odds}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {boxes.map(({ boxId, number, names, price, value, tickets, probability }) => (
                <TableRow key={boxId}>
                  <TableCell component="th" scope="row">
                    <NamedLink to={`/boxes/${boxId}/show`} name={`${number} · ${names[locale]}`} />
                  </TableCell>
                  <TableCell align="right">{format.gems(price)}</TableCell>
                  <TableCell align="right">{format.gems(value)}</TableCell>
                  <TableCell align="right">{format.count(tickets)}</TableCell>
                  <TableCell align="right">{format.probability(probability)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Section>
  );
}
