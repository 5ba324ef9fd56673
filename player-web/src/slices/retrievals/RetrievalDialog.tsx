import { useMutation, useQuery } from '@tanstack/react-query';
import { moment } from '../../shell/i18n/format';
import { useKeptKey } from '../../shell/play/use-kept-key';
import {
  Button,
  ButtonAway,
  Dialog,
  type DialogControl,
  ErrorNote,
  RowItem,
  Skeleton,
  Tag,
  colourOf,
  toast,
} from '../../shell/ui';
import { ContactLinks } from '../help/Contact';
import { type Detail, detailQuery, recall } from './queries';
import styles from './Retrievals.module.css';
import { toneOf } from './stage-text';
import { useUser } from '../../shell/session';
import { platformPages } from '../../shell/session/platform-pages';
import { useT } from './t';

/** The history of one retrieval, its pending step, and the next one. */
export function RetrievalDialog({ retrievalId, control }: { retrievalId: string; control: DialogControl }) {
  const t = useT();
  const { data, error, refetch } = useQuery(detailQuery(retrievalId));
  const underOneKey = useKeptKey();
  const calling = useMutation({
    mutationFn: () => underOneKey({ id: retrievalId }, recall),
    onSuccess: () => toast.ok(t('detail.recalled')),
  });
  const canCall = data?.canRecall === true;
  const { settings } = platformPages(useUser()?.steamId);
  const isPrivate = data?.stage === 'private';
  const offerUrl = data?.offerUrl ?? '';
  const isAnswerable = canCall || isPrivate || offerUrl !== '';
  return (
    <Dialog
      control={control}
      title={t('detail.title')}
      width={560}
      foot={
        isAnswerable ? (
          <>
            {canCall && (
              <Button
                label={t('detail.recall')}
                busy={calling.isPending}
                disabled={calling.isSuccess}
                onClick={() => calling.mutate()}
              />
            )}
            {isPrivate && <ButtonAway label={t('privacy')} href={settings} />}
            {offerUrl !== '' && <ButtonAway variant="solid" label={t('detail.answer')} href={offerUrl} />}
          </>
        ) : undefined
      }
    >
      {data === undefined &&
        (error === null ? (
          <Skeleton className={styles['waiting']} />
        ) : (
          <ErrorNote error={error} onRetry={() => void refetch()} />
        ))}
      {calling.error !== null && <ErrorNote error={calling.error} />}
      {data !== undefined && (
        <div className="stack">
          <RowItem
            name={data.name}
            exterior={data.exterior}
            image={data.image}
            colour={colourOf(data.skinsRarity)}
            note={<Tag label={t(`tags.${data.stage}`)} tone={toneOf(data.stage)} />}
          />
          <Course retrieval={data} />
        </div>
      )}
    </Dialog>
  );
}

/** What happened, what comes next, and whom to ask where a person decided. */
function Course({ retrieval }: { retrieval: Detail }) {
  const t = useT();
  return (
    <>
      <ol className={styles['steps']} aria-label={t('detail.steps')}>
        {retrieval.steps.map(({ stage, time }, n) => (
          <li key={stage} className={styles['step']} data-now={n === retrieval.steps.length - 1}>
            <p>{t(`stages.${stage}`)}</p>
            <small className="note">{moment(time)}</small>
          </li>
        ))}
      </ol>
      <p role="status" className="note">
        {retrieval.recalled ? t('detail.recalling') : t(`next.${retrieval.stage}`)}
        {retrieval.until !== null && ` ${t('detail.until', { time: moment(retrieval.until) })}`}
      </p>
      {retrieval.stage === 'rejected' && (
        <p className="cluster note">
          <ContactLinks />
        </p>
      )}
    </>
  );
}
