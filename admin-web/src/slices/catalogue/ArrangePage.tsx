import { Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { Title } from 'react-admin';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { Said } from '../../shell/ui/Said';
import { Section } from '../../shell/ui/Section';
import { ArrangedShelf } from './ArrangedShelf';
import type { Desk } from './calls';
import { useTexts } from './edit-texts';
import { LanguageFields } from './LanguageFields';
import { NewShelf } from './NewShelf';
import { OnDesk } from './OnDesk';
import { SaveBar } from './SaveBar';
import { useArrangement } from './use-arrangement';

/** Shelves and their boxes, in the display order. */
export const Page = () => <OnDesk>{(desk) => <Arrange desk={desk} />}</OnDesk>;

function Arrange({ desk }: { desk: Desk }) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const { shelved, shelves, movedBoxes, change, rename, addShelf, moveShelf, putBox } = useArrangement(desk);
  const [said, setSaid] = useState('');
  const boxes = useMemo(() => new Map(desk.boxes.map((box) => [box.boxId, box])), [desk]);
  const shelfName = (shelfId: string) => shelves.find((shelf) => shelf.shelfId === shelfId)?.name[locale];
  const sayPlace = (name: string, place: number) => setSaid(texts.nowAt(name, String(place + 1)));
  return (
    <>
      <Title title={texts.arrange} />
      <Section title={texts.arrange} lede={texts.arrangeLede}>
        {shelved.map(({ shelfId, boxIds }) => (
          <ArrangedShelf
            key={shelfId}
            shelfId={shelfId}
            name={shelfName(shelfId) ?? shelfId}
            boxIds={boxIds}
            boxes={boxes}
            shelves={shelves}
            imageOrigin={desk.imageOrigin}
            onStep={(by) => sayPlace(shelfName(shelfId) ?? '', moveShelf(shelfId, by))}
            onStepBox={(boxId, place) => {
              putBox(boxId, shelfId, place);
              sayPlace(boxes.get(boxId)?.face.name[locale] ?? '', place);
            }}
            onPut={putBox}
          />
        ))}
        {movedBoxes > 0 && <Typography>{texts.moves(format.count(movedBoxes))}</Typography>}
        <Said>{said}</Said>
      </Section>
      <Section title={texts.shelfNames}>
        {shelves.map(({ shelfId, name }) => (
          <LanguageFields
            key={shelfId}
            label={shelfId}
            text={name}
            isWrong={(line) => line.trim() === ''}
            onChange={(text) => rename(shelfId, text)}
          />
        ))}
        <NewShelf taken={new Set(shelves.map(({ shelfId }) => shelfId))} onAdd={addShelf} />
      </Section>
      <SaveBar change={change} title={texts.arrangeTitle} />
    </>
  );
}
