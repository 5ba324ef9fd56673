import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { imageAt, toGems } from '@skins/engine/catalogue/odds';
import { useMemo, useState } from 'react';
import { Title } from 'react-admin';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { download, sheetOf } from '../../shell/ui/csv';
import { sheetText } from '../../shell/ui/sheet';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { type Desk, changeOf } from './calls';
import { useTexts } from './edit-texts';
import { FileButton } from './FileButton';
import { OnDesk } from './OnDesk';
import { PRICE_HEAD, type PriceChange, type PriceFault, readPrices, touchedBy } from './price-list';
import { SaveBar } from './SaveBar';

const BOUND = '30';
const RTP_UNIT = 10_000;

/** Changes many prices at once from a file. Every change is shown before anything is saved. */
export const Page = () => <OnDesk>{(desk) => <Prices desk={desk} />}</OnDesk>;

function Prices({ desk }: { desk: Desk }) {
  const texts = useTexts();
  const format = useFormat();
  const [file, setFile] = useState<string>();
  const [bound, setBound] = useState(BOUND);
  const skins = useMemo(() => new Map(desk.skins.map((skin) => [skin.skinId, skin])), [desk]);
  const read = useMemo(
    () => (file === undefined ? undefined : readPrices(file, skins, Number(bound) / 100)),
    [file, skins, bound],
  );
  const change = useMemo(
    () =>
      read === undefined || read.faults.length > 0 || read.changes.length === 0
        ? undefined
        : changeOf({
            skins: read.changes.map(({ skin: { lowest: _lowest, ...skin }, price }) => ({ ...skin, price })),
          }),
    [read],
  );
  return (
    <>
      <Title title={texts.prices} />
      <Section title={texts.prices} lede={texts.pricesLede}>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <FileButton
            label={texts.importPrices}
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            onFile={(chosen) => void chosen.arrayBuffer().then(sheetText).then(setFile)}
          />
          <ExportButton skins={desk.skins} />
          <TextField
            label={texts.bound}
            helperText={texts.boundHelp}
            value={bound}
            onChange={({ target }) => setBound(target.value)}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        </Box>
        {read !== undefined && read.faults.length > 0 && <Faults faults={read.faults} />}
        {read !== undefined && read.faults.length === 0 && read.changes.length === 0 && (
          <Alert severity="info" sx={{ mt: 1.5 }}>
            {texts.noChanges}
          </Alert>
        )}
      </Section>
      {read !== undefined && read.changes.length > 0 && (
        <>
          <Touched desk={desk} changes={read.changes} />
          <Changes desk={desk} changes={read.changes} />
        </>
      )}
      <SaveBar change={change} title={texts.pricesTitle(format.count(read?.changes.length ?? 0))} />
    </>
  );
}

function ExportButton({ skins }: Pick<Desk, 'skins'>) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const exportPrices = () => {
    const rows = skins.map(({ skinId, price, name }) => [skinId, toGems(price), name[locale]]);
    download('prices.csv', sheetOf([[...PRICE_HEAD, 'name'], ...rows]));
  };
  return (
    <Button variant="outlined" onClick={exportPrices}>
      {texts.exportPrices}
    </Button>
  );
}

function Changes({ desk, changes }: { desk: Desk; changes: readonly PriceChange[] }) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const title = texts.changes(format.count(changes.length));
  return (
    <Section title={title}>
      <RowTable
        label={title}
        rows={changes}
        rowKey={({ skin }) => skin.skinId}
        columns={[
          {
            label: texts.known,
            render: ({ skin }) => (
              <NamedLink
                to={`/skins/${skin.skinId}/show`}
                image={imageAt(skin.image, desk.imageOrigin)}
                name={skin.name[locale]}
              />
            ),
          },
          { label: texts.before, align: 'right', render: ({ skin }) => format.gems(toGems(skin.price)) },
          { label: texts.after, align: 'right', render: ({ price }) => <b>{format.gems(toGems(price))}</b> },
          { label: texts.change, align: 'right', render: ({ change }) => format.percent(change) },
        ]}
      />
    </Section>
  );
}

function Faults({ faults }: { faults: readonly PriceFault[] }) {
  const { faults: said } = useTexts();
  const format = useFormat();
  const text = (fault: PriceFault): string => {
    switch (fault.code) {
      case 'head':
        return said.head;
      case 'columns':
        return said.columns(fault.name);
      case 'quotes':
        return said.quotes(String(fault.line));
      case 'price':
      case 'either':
        return said[fault.code](String(fault.line), fault.text);
      case 'bound':
        return said.bound(String(fault.line), fault.skinId, format.percent(fault.change));
      case 'unknown':
      case 'twice':
      default:
        return said[fault.code](String(fault.line), fault.skinId);
    }
  };
  return (
    <Alert severity="error" sx={{ mt: 1.5 }}>
      <Stack component="ul" sx={{ m: 0, pl: 2 }}>
        {faults.map((fault) => (
          <li key={text(fault)}>{text(fault)}</li>
        ))}
      </Stack>
    </Alert>
  );
}

function Touched({ desk, changes }: { desk: Desk; changes: readonly PriceChange[] }) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const touched = useMemo(() => touchedBy(changes, desk.boxes), [changes, desk]);
  const isOutside = (rtp: number) =>
    rtp < desk.bounds.rtp.min / RTP_UNIT || rtp > desk.bounds.rtp.max / RTP_UNIT;
  return (
    <Section title={texts.touched(format.count(touched.length))} lede={texts.touchedLede}>
      {touched.length === 0 ? (
        <Typography color="text.secondary">{texts.noTouched}</Typography>
      ) : (
        <RowTable
          label={texts.touched(format.count(touched.length))}
          rows={touched}
          rowKey={({ box }) => box.boxId}
          columns={[
            {
              label: texts.box,
              render: ({ box }) => (
                <NamedLink
                  to={`/boxes/${box.boxId}/show`}
                  name={`${box.face.number} · ${box.face.name[locale]}`}
                />
              ),
            },
            { label: texts.rtpBefore, align: 'right', render: ({ before }) => format.percent(before) },
            {
              label: texts.rtpAfter,
              align: 'right',
              render: ({ after }) => (
                <b>{isOutside(after) ? texts.outside(format.percent(after)) : format.percent(after)}</b>
              ),
            },
            {
              label: texts.change,
              align: 'right',
              render: ({ before, after }) => texts.points(format.signed((after - before) * 100)),
            },
          ]}
        />
      )}
    </Section>
  );
}
