import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { Box, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import type { Shelf } from '@skins/engine/catalogue';
import { imageAt } from '@skins/engine/catalogue/odds';
import { type DragEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { Title } from 'react-admin';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { Art } from '../../shell/ui/Art';
import { Section } from '../../shell/ui/Section';
import { arrangementOf, moved, movedIn, reshelved, restoodIn } from './arrangement';
import { type Desk, changeOf } from './calls';
import { useTexts } from './edit-texts';
import { OnDesk } from './OnDesk';
import { SaveBar } from './SaveBar';
import { LANGUAGES_GRID } from '../../shell/ui/grids';

const BOX_TYPE = 'application/x-box';
const LANGUAGES = ['zh', 'en', 'ru', 'vi'] as const;
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Shelves and the boxes on them, in the order in which players see them. */
export const Page = () => <OnDesk>{(desk) => <Arrange desk={desk} />}</OnDesk>;

function Arrange({ desk }: { desk: Desk }) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const begin = useMemo(() => arrangementOf(desk), [desk]);
  const [shelved, setShelved] = useState(begin);
  const [shelves, setShelves] = useState(desk.shelves);
  const [said, setSaid] = useState('');
  const boxes = useMemo(() => new Map(desk.boxes.map((box) => [box.boxId, box])), [desk]);
  const shelfOf = (shelfId: string) => shelves.find((shelf) => shelf.shelfId === shelfId);
  const rename = (shelfId: string, language: (typeof LANGUAGES)[number], text: string) =>
    setShelves(
      shelves.map((shelf) =>
        shelf.shelfId === shelfId ? { ...shelf, name: { ...shelf.name, [language]: text } } : shelf,
      ),
    );

  const restood = useMemo(() => restoodIn(shelved, desk), [shelved, desk]);
  const movedBoxes = movedIn(shelved, begin);
  const change = useMemo(() => {
    const named = shelves.filter((shelf) => !desk.shelves.includes(shelf));
    const isFull = named.every(({ name }) => Object.values(name).every((line) => line.trim() !== ''));
    const isReordered = begin.some(({ shelfId }, k) => shelved[k]?.shelfId !== shelfId);
    if (!isFull || (named.length === 0 && restood.boxOrder === undefined && !isReordered)) return undefined;
    return changeOf({
      shelves: named,
      ...(isReordered ? { shelfOrder: restood.shelfOrder } : {}),
      ...(restood.boxOrder === undefined ? {} : { boxOrder: restood.boxOrder }),
      boxes: restood.boxes.map(({ box, shelfId }) => ({
        boxId: box.boxId,
        price: box.price,
        face: { ...box.face, shelfId },
        items: box.items.map(({ skinId, probability }) => ({ skinId, probability })),
        terms: box.terms,
      })),
    });
  }, [shelves, desk, begin, shelved, restood]);

  const stepShelf = (event: KeyboardEvent, place: number) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = moved(shelved, place, by);
    const { shelfId = '' } = shelved[place] ?? {};
    setShelved(next);
    setSaid(
      texts.nowAt(
        shelfOf(shelfId)?.name[locale] ?? '',
        String(next.findIndex((one) => one.shelfId === shelfId) + 1),
      ),
    );
  };
  const stepBox = (event: KeyboardEvent, shelfId: string, place: number) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const boxId = shelved.find((one) => one.shelfId === shelfId)?.boxIds[place] ?? '';
    const to = Math.max(0, place + by);
    setShelved(reshelved(shelved, boxId, shelfId, to));
    setSaid(texts.nowAt(boxes.get(boxId)?.face.name[locale] ?? '', String(to + 1)));
  };
  const drop = (event: DragEvent, shelfId: string, place: number) => {
    const boxId = event.dataTransfer.getData(BOX_TYPE);
    if (!boxes.has(boxId)) return;
    event.preventDefault();
    event.stopPropagation();
    setShelved(reshelved(shelved, boxId, shelfId, place));
  };
  const dropping = (shelfId: string, place: number) => ({
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(BOX_TYPE)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => drop(event, shelfId, place),
  });

  return (
    <>
      <Title title={texts.arrange} />
      <Section title={texts.arrange} lede={texts.arrangeLede}>
        {shelved.map(({ shelfId, boxIds }, place) => {
          const name = shelfOf(shelfId)?.name[locale] ?? shelfId;
          return (
            <Box
              key={shelfId}
              component="section"
              aria-label={name}
              sx={{ mb: 3 }}
              {...dropping(shelfId, boxIds.length)}
            >
              <Typography variant="h3" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                <IconButton
                  size="small"
                  aria-label={texts.moveShelf(name)}
                  onKeyDown={(event) => stepShelf(event, place)}
                >
                  <DragIndicatorIcon fontSize="small" />
                </IconButton>
                {name}
              </Typography>
              <Box
                component="ol"
                sx={{
                  m: 0,
                  p: 0,
                  listStyle: 'none',
                  display: 'grid',
                  gap: 1,
                  gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
                }}
              >
                {boxIds.map((boxId, at) => {
                  const box = boxes.get(boxId);
                  const boxName = box?.face.name[locale] ?? boxId;
                  return (
                    <Box
                      component="li"
                      key={boxId}
                      draggable
                      onDragStart={(event: DragEvent) => event.dataTransfer.setData(BOX_TYPE, boxId)}
                      {...dropping(shelfId, at)}
                      sx={{
                        display: 'flex',
                        alignItems: 'center',
                        gap: 1,
                        p: 0.75,
                        border: '1px solid',
                        borderColor: 'divider',
                        borderRadius: 1,
                        cursor: 'grab',
                      }}
                    >
                      <IconButton
                        size="small"
                        aria-label={texts.moveBox(boxName)}
                        onKeyDown={(event) => stepBox(event, shelfId, at)}
                      >
                        <DragIndicatorIcon fontSize="small" />
                      </IconButton>
                      <Art src={imageAt(box?.face.image ?? '', desk.imageOrigin)} size={36} />
                      <Box sx={{ minWidth: 0, flex: 1, overflow: 'hidden' }}>
                        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                          {boxName}{' '}
                          <Typography component="span" variant="body2" color="text.secondary">
                            {box?.face.number}
                          </Typography>
                        </Box>
                        <TextField
                          select
                          margin="none"
                          variant="standard"
                          fullWidth
                          value={shelfId}
                          slotProps={{ htmlInput: { 'aria-label': texts.onShelf(boxName) } }}
                          onChange={({ target }) => setShelved(reshelved(shelved, boxId, target.value, 0))}
                        >
                          {shelves.map((shelf) => (
                            <MenuItem key={shelf.shelfId} value={shelf.shelfId}>
                              {shelf.name[locale]}
                            </MenuItem>
                          ))}
                        </TextField>
                      </Box>
                    </Box>
                  );
                })}
              </Box>
            </Box>
          );
        })}
        {movedBoxes > 0 && <Typography>{texts.moves(format.count(movedBoxes))}</Typography>}
        <Typography
          role="status"
          sx={{ position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px' }}
        >
          {said}
        </Typography>
      </Section>
      <Section title={texts.shelfNames}>
        {shelves.map(({ shelfId, name }) => (
          <Box key={shelfId} sx={LANGUAGES_GRID}>
            {LANGUAGES.map((language) => (
              <TextField
                key={language}
                label={`${shelfId} · ${texts.languages[language]}`}
                value={name[language]}
                error={name[language].trim() === ''}
                onChange={({ target }) => rename(shelfId, language, target.value)}
              />
            ))}
          </Box>
        ))}
        <NewShelf
          taken={new Set(shelves.map(({ shelfId }) => shelfId))}
          onAdd={(shelf) => {
            setShelves([...shelves, shelf]);
            setShelved([...shelved, { shelfId: shelf.shelfId, boxIds: [] }]);
          }}
        />
      </Section>
      <SaveBar change={change} title={texts.arrangeTitle} />
    </>
  );
}

function NewShelf({ taken, onAdd }: { taken: ReadonlySet<string>; onAdd: (shelf: Shelf) => void }) {
  const texts = useTexts();
  const [shelfId, setShelfId] = useState('');
  const [kind, setKind] = useState<Shelf['kind']>('hash');
  const isRight = /^[a-z0-9-]{1,40}$/.test(shelfId) && !taken.has(shelfId);
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mt: 2 }}>
      <TextField
        label={`${texts.newShelf} · ${texts.shelfId}`}
        value={shelfId}
        error={shelfId !== '' && !isRight}
        onChange={({ target }) => setShelfId(target.value)}
      />
      <TextField
        select
        label={texts.shelfKind}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'csgo' ? 'csgo' : 'hash')}
        sx={{ minWidth: 120 }}
      >
        {(['hash', 'csgo'] as const).map((one) => (
          <MenuItem key={one} value={one}>
            {texts.kinds[one]}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        disabled={!isRight}
        onClick={() => {
          onAdd({ shelfId, kind, name: { zh: '', en: '', ru: '', vi: '' } });
          setShelfId('');
        }}
      >
        {texts.addShelf}
      </Button>
    </Box>
  );
}
