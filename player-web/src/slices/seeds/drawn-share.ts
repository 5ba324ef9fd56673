import { useEffect, useState } from 'react';
import { copyText } from '../../shell/ui';
import { type SharePicture, drawShare } from './share-picture';

/** Hands the picture and the link to the system; without that, copies the link. */
export async function sendShare(file: File, link: string): Promise<void> {
  const what = { files: [file], url: link };
  if (!('canShare' in navigator) || !navigator.canShare(what)) return copyText(link);
  // The player may close the system's sheet.
  await navigator.share(what).catch(() => {});
}

/** Draws the picture again whenever what it says changes. */
export function useDrawn(picture: SharePicture) {
  // The dialog's content appears a render later than this.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [file, setFile] = useState<File>();
  const said = JSON.stringify(picture);
  useEffect(() => {
    let wanted = true;
    if (canvas !== null)
      drawShare(canvas, picture).then(
        () =>
          canvas.toBlob((blob) => {
            if (wanted && blob !== null)
              setFile(new File([blob], `skins-${picture.name}.png`, { type: 'image/png' }));
          }),
        // Without its art there is no picture; the link can still be copied.
        () => {},
      );
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- an equal picture is the same picture
  }, [said, canvas]);
  return { setCanvas, file };
}
