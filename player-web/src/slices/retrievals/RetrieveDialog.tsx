import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { openModal } from '../../shell/app/modals';
import { count, gems } from '../../shell/i18n/format';
import { Refused } from '../../shell/net';
import { useKeptKey } from '../../shell/play/use-kept-key';
import {
  Button,
  ButtonAway,
  Dialog,
  type DialogControl,
  Empty,
  ErrorNote,
  Gem,
  ItemName,
  Skeleton,
  Tag,
  toast,
} from '../../shell/ui';
import { useUser } from '../../shell/session';
import { platformPages } from '../../shell/session/platform-pages';
import { Checkbox } from '../../shell/ui/Checkbox';
import { paths } from './paths';
import { type BagItem, type Terms, itemsQuery, putBack, refreshItems, retrieve, termsQuery } from './queries';
import styles from './Retrievals.module.css';
import { track } from './tracking';
import { useT } from './t';

/** Item states (spec 3.17): in the bag, or failed and retryable. */
const TAKEN_FROM = new Set([0, 4, 7]);
const FAILED = new Set([4, 7, 8, 9]);
const PRIVATE = 5512;

interface RetrieveDialogProps {
  itemIds: readonly string[];
  control: DialogControl;
}

/** Selects the items to send to the player's account on the platform. */
export function RetrieveDialog({ itemIds, control }: RetrieveDialogProps) {
  const t = useT();
  const [, navigate] = useLocation();
  const items = useQuery(itemsQuery(itemIds));
  const terms = useQuery(termsQuery);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(itemIds));
  const choose = (id: string, wanted: boolean) =>
    setChosen(new Set(wanted ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  const shown = (items.data ?? []).filter(({ status }) => TAKEN_FROM.has(status) || FAILED.has(status));
  // Only shown items: one that left the bag meanwhile is not sent.
  const sent = shown.filter(({ id, status }) => chosen.has(id) && TAKEN_FROM.has(status)).map(({ id }) => id);
  const underOneKey = useKeptKey();
  const sending = useMutation({
    mutationFn: () => underOneKey(sent, retrieve),
    onSuccess: ({ retrievals }) => {
      track(retrievals.map(({ id }) => id));
      toast.ok(t('choose.done', { amount: count(retrievals.length) }));
      void refreshItems();
      void control.close().then(() => navigate(paths.record));
    },
  });
  const { settings } = platformPages(useUser()?.steamId);
  const isPrivate = sending.error instanceof Refused && sending.error.errCode === PRIVATE;
  const { data } = terms;
  const isFull = data !== undefined && sent.length >= data.atOnce;
  const ready = data?.open === true && data.tradeLink && sent.length > 0 && sent.length <= data.atOnce;
  return (
    <Dialog
      control={control}
      title={t('open')}
      width={640}
      locked={sending.isPending}
      foot={
        <>
          {isPrivate && <ButtonAway label={t('privacy')} href={settings} />}
          <Button
            variant="solid"
            label={t('choose.send', { amount: count(sent.length) })}
            busy={sending.isPending}
            disabled={!ready}
            onClick={() => sending.mutate()}
          />
        </>
      }
    >
      <div className="stack">
        {data !== undefined && <TermsNote terms={data} />}
        {sending.error !== null && <ErrorNote error={sending.error} />}
        {items.data === undefined &&
          (items.error === null ? (
            <Skeleton className={styles['waiting']} />
          ) : (
            <ErrorNote error={items.error} onRetry={() => void items.refetch()} />
          ))}
        {items.data !== undefined && shown.length === 0 && <Empty text={t('choose.empty')} icon="bag" />}
        <ul className={styles['items']}>
          {shown.map((item) => (
            <Row key={item.id} item={item} chosen={chosen.has(item.id)} isFull={isFull} onChoose={choose} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** What holds for retrievals now, and the way to the trade link where none is set. */
function TermsNote({ terms }: { terms: Terms }) {
  const t = useT();
  return (
    <>
      <p className="note">
        {terms.open
          ? t('choose.terms', { above: gems(terms.releaseAbove), count: terms.answerHours })
          : t('choose.closed')}
      </p>
      {!terms.tradeLink && (
        <div className="panel pad split">
          <p>{t('choose.link')}</p>
          <Button label={t('choose.setLink')} onClick={() => openModal('tradeLink')} />
        </div>
      )}
    </>
  );
}

interface RowProps {
  item: BagItem;
  chosen: boolean;
  /** Whether the maximum that can be sent at once is reached. */
  isFull: boolean;
  onChoose: (id: string, wanted: boolean) => void;
}

function Row({ item, chosen, isFull, onChoose }: RowProps) {
  const t = useT();
  const { id, name, exterior, status, salePrice } = item;
  const underOneKey = useKeptKey();
  const back = useMutation({
    mutationFn: () => underOneKey([id], putBack),
    onSuccess: () => toast.ok(t('choose.isBack')),
    onError: (failure) => toast.error(failure instanceof Refused ? failure.message : t('choose.unanswered')),
  });
  const failed = FAILED.has(status);
  return (
    <li className={styles['item']}>
      <Checkbox
        label={<ItemName name={name} exterior={exterior} />}
        checked={chosen}
        disabled={!TAKEN_FROM.has(status) || (isFull && !chosen)}
        onChange={(wanted) => onChoose(id, wanted)}
      />
      <Gem value={salePrice} />
      {failed && (
        <span className={styles['stage']}>
          <Tag label={t(`failed.s${failedCode(status)}`)} tone="warn" />
          <Button size="sm" label={t('choose.back')} busy={back.isPending} onClick={() => back.mutate()} />
        </span>
      )}
    </li>
  );
}

const failedCode = (status: number): 4 | 7 | 8 | 9 =>
  status === 7 || status === 8 || status === 9 ? status : 4;
