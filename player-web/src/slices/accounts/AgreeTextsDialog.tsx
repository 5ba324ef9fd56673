import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask, commandKey } from '../../shell/net/ask';
import { queries } from '../../shell/net/queries';
import { refreshUser } from '../../shell/session';
import { Button } from '../../shell/ui/Button';
import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { ErrorNote } from '../../shell/ui/ErrorNote';
import { Skeleton } from '../../shell/ui/Skeleton';
import { toast } from '../../shell/ui/toast';
import { AgreedTexts } from './AgreedTexts';
import { agreeCall, agreementQuery, agreementsQuery, renewTexts } from './agreement';
import { useSending } from './sending';
import styles from './Agreed.module.css';
import { useT } from './t';

/** Shows the texts that changed and asks the player to agree. It may be closed: the next visit asks again. */
export function AgreeTextsDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const { i18n } = useTranslation();
  const texts = useQuery(agreementQuery(i18n.language)).data;
  const { data, error, refetch } = useQuery(agreementsQuery);
  const [key] = useState(commandKey);
  const { busy, send } = useSending();
  const agree = (hash: string) =>
    void send(async () => {
      try {
        // Other texts are another agreement.
        await ask(agreeCall, { body: { hash }, key: `${key}-${hash.slice(0, 12)}` });
      } catch (refused) {
        if (await renewTexts(refused)) await refetch();
        throw refused;
      }
      await Promise.all([refreshUser(), queries.invalidateQueries({ queryKey: agreementsQuery.queryKey })]);
      toast.ok(t('agreed.done'));
      void control.close();
    });
  return (
    <Dialog
      control={control}
      title={t('agreed.title')}
      locked={busy}
      reading
      foot={
        <>
          <Button label={t('agreed.later')} disabled={busy} onClick={() => void control.close()} />
          <Button
            variant="solid"
            label={t('agreed.agree')}
            busy={busy}
            disabled={texts === undefined || data === undefined}
            onClick={() => texts !== undefined && agree(texts.hash)}
          />
        </>
      }
    >
      <div className="stack">
        <p>{t('agreed.text')}</p>
        {error !== null && data === undefined && <ErrorNote error={error} onRetry={() => void refetch()} />}
        {error === null && data === undefined && <Skeleton className={styles['waiting']} />}
        {data !== undefined && <AgreedTexts topics={data.asked} />}
      </div>
    </Dialog>
  );
}
