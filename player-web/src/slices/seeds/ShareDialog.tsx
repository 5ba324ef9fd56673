import { useState } from 'react';
import type { SharedResult } from '../../shell/result/shared-result';
import { gradeOf, multipleText } from '../../shell/result/grade';
import { TICKETS, count, gems, percent, ticketPercent } from '../../shell/i18n/format';
import { useUser } from '../../shell/session';
import {
  Button,
  Dialog,
  type DialogControl,
  Switch,
  colourOf,
  copyText,
  namedParts,
  toast,
} from '../../shell/ui';
import { saveFile } from '../../shell/ui/save-file';
import { proofPath } from './proof-link';
import { sendShare, useDrawn } from './drawn-share';
import type { SharePicture } from './share-picture';
import { useT } from './t';
import styles from './ShareDialog.module.css';

/** Shares a result: a picture drawn in this browser, with a link at which anybody recomputes it. */
export function ShareDialog({ control, result }: { control: DialogControl; result: SharedResult }) {
  const t = useT();
  const name = useUser()?.name;
  const [named, setNamed] = useState(false);
  const link = location.origin + ('record' in result ? result.record : proofPath(result.evidence));
  const picture = usePicture(result, link, named ? name : undefined);
  const { setCanvas, file } = useDrawn(picture);
  return (
    <Dialog control={control} title={t('share.title')} width={860}>
      <div className={styles['share']}>
        <canvas
          className={styles['shot']}
          ref={setCanvas}
          role="img"
          aria-label={t('share.picture', { name: picture.name })}
        />
        <div className="stack">
          {name !== undefined && (
            <Switch label={t('share.named', { name })} checked={named} onChange={setNamed} />
          )}
          <p className={styles['link']}>
            <a className="link" href={link} target="_blank" rel="noopener">
              {t('share.link')}
            </a>
            <Button size="sm" icon="copy" label={t('share.copy')} onClick={() => void copyText(link)} />
          </p>
          <Button
            variant="solid"
            size="lg"
            wide
            icon="share"
            label={t('share.send')}
            disabled={file === undefined}
            onClick={() => void (file && sendShare(file, link))}
          />
          <Button
            wide
            icon="download"
            label={t('share.save')}
            disabled={file === undefined}
            onClick={() => {
              if (file === undefined) return;
              saveFile(file.name, file);
              toast.ok(t('share.saved'));
            }}
          />
          <p className="note">{t('record' in result ? 'share.noteRecord' : 'share.note')}</p>
        </div>
      </div>
    </Dialog>
  );
}

function usePicture(result: SharedResult, link: string, name: string | undefined): SharePicture {
  const t = useT();
  const { item, cost, from } = result;
  const isOfGroup = 'record' in result;
  const value = isOfGroup ? result.received : item.value;
  const colour = colourOf(item.rarity, item.category);
  const parts = namedParts(item);
  return {
    image: item.image,
    colour,
    lit: gradeOf({ value, cost, colour }) !== 'loss',
    brand: parts.kind,
    name: parts.name,
    value: gems(item.value),
    // What a group's result cost brought all of it, not this item alone.
    multiple: (isOfGroup ? undefined : multipleText({ value, cost })) ?? '',
    from: [from, name].filter((part) => part !== undefined).join(' · '),
    lines: linesOf(result, t),
    link,
    shownLink: location.host,
  };
}

function linesOf(result: SharedResult, t: ReturnType<typeof useT>): readonly string[] {
  if ('record' in result) return [...result.lines, '18+'];
  const { cost, tickets, ticket, rtp } = result;
  return [
    ...(tickets === undefined
      ? []
      : [`≈ 1 / ${count(Math.round(TICKETS / tickets))} · ${ticketPercent(tickets)}`]),
    t('share.drawn', { ticket: count(ticket), cost: gems(cost) }),
    rtp === undefined ? '18+' : `${t('share.rtp', { rtp: percent(rtp) })} · 18+`,
  ];
}
