import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { gems, percent } from '../../shell/i18n/format';
import { useUser } from '../../shell/session';
import { Button, toast } from '../../shell/ui';
import { saveFile } from '../../shell/ui/save-file';
import { Segment } from '../../shell/ui/Segment';
import { type BoxCardData, boxListQuery } from '../boxes/queries';
import { sendShare, useDrawn } from '../seeds/drawn-share';
import type { SharePicture } from '../seeds/share-picture';
import { useT } from './t';
import styles from './Promotion.module.css';

const LOOKS = ['box', 'name'] as const;
type Look = (typeof LOOKS)[number];

/** Height per width of the pictures of boxes and of players. */
const RATIO = { box: 0.8, name: 1 } as const;

interface PosterProps {
  /** a player's, whose controls have their place before the code is there */
  own: boolean;
  code: string | undefined;
}

/** The poster, drawn in this browser: with a box and its return, or with the player's name alone. A visitor sees a sample. */
export function Poster({ own, code }: PosterProps) {
  const t = useT();
  const [look, setLook] = useState<Look>('box');
  const box = useQuery(boxListQuery('hash')).data?.[0]?.boxes[0];
  const picture = usePicture(look, box, code);
  return (
    <div className={styles['art']}>
      {picture === undefined || (own && code === undefined) ? (
        <>
          <div className={styles['shot']} />
          {own && <div className={styles['acts']} />}
        </>
      ) : (
        <Drawn picture={picture} own={own} />
      )}
      {own && (
        <Segment
          label={t('poster.look')}
          options={LOOKS.map((value) => ({ value, label: t(`poster.${value}`) }))}
          value={look}
          onChange={setLook}
        />
      )}
    </div>
  );
}

function Drawn({ picture, own }: { picture: SharePicture; own: boolean }) {
  const t = useT();
  const { setCanvas, file } = useDrawn(picture);
  return (
    <>
      <canvas
        className={styles['shot']}
        ref={setCanvas}
        width={1080}
        height={1350}
        role="img"
        aria-label={t('poster.alt', { name: picture.name })}
      />
      {own && (
        <div className={styles['acts']}>
          <Button
            icon="share"
            label={t('share')}
            disabled={file === undefined}
            onClick={() => void (file && sendShare(file, picture.link))}
          />
          <Button
            icon="download"
            label={t('save')}
            disabled={file === undefined}
            onClick={() => {
              if (file === undefined) return;
              saveFile(file.name, file);
              toast.ok(t('saved'));
            }}
          />
        </div>
      )}
    </>
  );
}

/** Returns what the poster says; undefined until it is known. */
function usePicture(
  look: Look,
  box: BoxCardData | undefined,
  code: string | undefined,
): SharePicture | undefined {
  const t = useT();
  const user = useUser();
  const name = user?.name ?? t('poster.sample');
  const shared = {
    colour: 'blue',
    lit: false,
    from: name,
    lines: [t('poster.promise'), ...(code === undefined ? [] : [t('poster.code', { code })]), '18+'],
    link: `${location.origin}/page/source${code === undefined ? '' : `?poster=${code}`}`,
    shownLink: location.host,
  };
  if (look === 'name' && user !== undefined)
    return {
      ...shared,
      image: user.avatar,
      ratio: RATIO.name,
      brand: t('poster.asks'),
      name,
      value: '',
      multiple: '',
    };
  if (box === undefined) return undefined;
  return {
    ...shared,
    image: box.image,
    ratio: RATIO.box,
    brand: t('poster.asks'),
    name: box.name,
    value: gems(box.price),
    multiple: t('poster.rtp', { rtp: percent(box.rtp) }),
  };
}
