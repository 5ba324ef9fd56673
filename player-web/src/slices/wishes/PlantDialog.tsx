import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { count, finePercent, gems, moment } from '../../shell/i18n/format';
import { timesGems } from '../../shell/play/gems';
import {
  Button,
  Dialog,
  type DialogControl,
  ErrorNote,
  Gem,
  Icon,
  Segment,
  Skeleton,
  toast,
} from '../../shell/ui';
import { AccountFacts } from './AccountPanel';
import { wishPath } from './paths';
import { PlantSkins } from './PlantSkins';
import { type Plantable, SHARES, plantingQuery, rulesQuery } from './queries';
import { Stepper, steppedNumber } from './Stepper';
import { useT } from './t';
import { usePlant } from './use-plant';
import styles from './Plant.module.css';

/** Plants a wish: the skin, how long it may grow, the first own shares, and the whole sum. */
export function PlantDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const [, navigate] = useLocation();
  const { data: planting, error, refetch } = useQuery(plantingQuery);
  const { data: rules } = useQuery(rulesQuery);
  const [skin, setSkin] = useState<Plantable>();
  const [hours, setHours] = useState<number>();
  const [text, setText] = useState('10');
  const { send, sending, reason, reset } = usePlant(({ wishId, from, to }) => {
    toast.ok(
      t('plant.done'),
      from === null || to === null ? {} : { text: t('plant.doneShares', { from, to }) },
    );
    void control.close().then(() => navigate(wishPath(wishId)));
  });
  const most = rules?.most ?? 0;
  const shares = steppedNumber(text);
  const fits = shares !== undefined && shares <= most;
  const life = hours ?? rules?.hours.at(-1);
  const full = planting !== undefined && planting.planted >= planting.atOnce;
  const pay = skin === undefined || !fits ? 0 : timesGems(skin.account.sharePrice, shares);
  const submit = () => {
    if (skin === undefined || !fits || life === undefined || planting === undefined) return;
    send({
      skinId: skin.skinId,
      price: skin.account.price,
      hours: life,
      shares,
      rulesHash: planting.rulesHash,
    });
  };
  return (
    <Dialog
      control={control}
      title={t('plant.open')}
      note={
        planting &&
        t('plant.level', { level: planting.level, atOnce: planting.atOnce, planted: planting.planted })
      }
      width={860}
      locked={sending}
      foot={
        <>
          <span className={styles['pay']}>
            <small>{t('plant.pay')}</small>
            <Gem value={pay} size="lg" />
          </span>
          <Button
            variant="play"
            size="lg"
            label={full ? t('plant.full') : t('plant.do', { shares: fits ? shares : 0 })}
            busy={sending}
            disabled={full || skin === undefined || !fits || rules === undefined}
            onClick={submit}
          />
        </>
      }
    >
      {error !== null && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {planting === undefined || rules === undefined ? (
        error === null && <Skeleton className={styles['waiting']} />
      ) : (
        <div className={styles['body']}>
          <PlantSkins
            chosen={skin?.skinId}
            least={planting.priceLeast}
            most={planting.priceMost}
            onChosen={(one) => {
              reset();
              setSkin(one);
            }}
          />
          <div className="stack">
            {full && (
              <Wrong
                title={t('plant.limit', { level: planting.level, atOnce: planting.atOnce })}
                text={planting.free === null ? '' : t('plant.limitUntil', { time: moment(planting.free) })}
              />
            )}
            {reason !== undefined && <Wrong title={reason} text={t('nothingCharged')} />}
            <div className={styles['field']}>
              <span>{t('plant.hours')}</span>
              <Segment
                label={t('plant.hours')}
                value={life ?? 0}
                options={rules.hours.map((value) => ({ value, label: t('plant.hoursOf', { hours: value }) }))}
                onChange={setHours}
              />
            </div>
            <div className={styles['field']}>
              <span>{t('plant.own')}</span>
              <div className={styles['own']}>
                <Stepper
                  label={t('plant.own')}
                  less={t('buy.less')}
                  more={t('buy.more')}
                  text={text}
                  least={0}
                  most={most}
                  onChange={setText}
                  hint={t('plant.ownHint', { most: count(most) })}
                />
                <p className={styles['chance']}>
                  <b>{finePercent((fits ? shares : 0) / SHARES)}</b>
                  <small>
                    {fits ? count(shares) : '–'} / {count(SHARES)}
                  </small>
                </p>
              </div>
            </div>
            <Sum skin={skin} />
          </div>
        </div>
      )}
    </Dialog>
  );
}

function Wrong({ title, text }: { title: string; text: string }) {
  return (
    <p className={styles['wrong']} role="alert">
      <Icon name="warning" />
      <span>
        <b>{title}</b> {text}
      </span>
    </p>
  );
}

/** What the chosen skin makes a share cost, and where each part goes. */
function Sum({ skin }: { skin: Plantable | undefined }) {
  const t = useT();
  if (skin === undefined) return <p className="note">{t('plant.choose')}</p>;
  return (
    <div className={styles['sum']}>
      <AccountFacts account={skin.account} />
      <p className={styles['total']}>
        <span>
          {gems(skin.account.sharePrice)} × {count(SHARES)}
        </span>
        <Gem value={skin.account.total} />
      </p>
      <p className="note">{t('plant.sumNote')}</p>
    </div>
  );
}
