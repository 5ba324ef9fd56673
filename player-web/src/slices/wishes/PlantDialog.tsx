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
import { type Plantable, type PlantingNow, SHARES, plantingQuery, rulesQuery } from './queries';
import { Stepper, steppedNumber } from './Stepper';
import { useT } from './t';
import { usePlant } from './use-plant';
import styles from './Plant.module.css';

/** Plants a wish: the skin, how long it may grow, the first own shares, and the whole sum. */
export function PlantDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const { data: planting, error, refetch } = useQuery(plantingQuery);
  const { data: rules } = useQuery(rulesQuery);
  const [skin, setSkin] = useState<Plantable>();
  const [hours, setHours] = useState<number>();
  const [text, setText] = useState('10');
  const { send, sending, reason, reset } = usePlant(useDone(control));
  const most = rules?.most ?? 0;
  const shares = steppedNumber(text);
  const fits = shares !== undefined && shares <= most;
  const life = hours ?? rules?.hours.at(-1);
  const full = planting !== undefined && planting.planted >= planting.atOnce;
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
        <Foot
          pay={skin === undefined || !fits ? 0 : timesGems(skin.account.sharePrice, shares)}
          label={full ? t('plant.full') : t('plant.do', { shares: fits ? shares : 0 })}
          sending={sending}
          disabled={full || skin === undefined || !fits || rules === undefined}
          onPress={submit}
        />
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
            {full && <Limit planting={planting} />}
            {reason !== undefined && <Wrong title={reason} text={t('nothingCharged')} />}
            <Life hours={rules.hours} value={life} onChange={setHours} />
            <OwnShares text={text} most={most} onChange={setText} />
            <Sum skin={skin} />
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** How long the wish may grow. */
function Life({
  hours,
  value,
  onChange,
}: {
  hours: readonly number[];
  value: number | undefined;
  onChange: (hours: number) => void;
}) {
  const t = useT();
  return (
    <div className={styles['field']}>
      <span>{t('plant.hours')}</span>
      <Segment
        label={t('plant.hours')}
        value={value ?? 0}
        options={hours.map((one) => ({ value: one, label: t('plant.hoursOf', { hours: one }) }))}
        onChange={onChange}
      />
    </div>
  );
}

/** The planter's own first shares, and the chance that they are. */
function OwnShares({
  text,
  most,
  onChange,
}: {
  text: string;
  most: number;
  onChange: (text: string) => void;
}) {
  const t = useT();
  const shares = steppedNumber(text);
  const fits = shares !== undefined && shares <= most;
  return (
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
          onChange={onChange}
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
  );
}

/** Says that it is planted, and leads to it. */
function useDone(control: DialogControl): Parameters<typeof usePlant>[0] {
  const t = useT();
  const [, navigate] = useLocation();
  return ({ wishId, from, to }) => {
    const own = from === null || to === null ? {} : { text: t('plant.doneShares', { from, to }) };
    toast.ok(t('plant.done'), own);
    void control.close().then(() => navigate(wishPath(wishId)));
  };
}

interface FootProps {
  pay: number;
  label: string;
  sending: boolean;
  disabled: boolean;
  onPress: () => void;
}

/** What is paid now, and the press. */
function Foot({ pay, label, sending, disabled, onPress }: FootProps) {
  const t = useT();
  return (
    <>
      <span className={styles['pay']}>
        <small>{t('plant.pay')}</small>
        <Gem value={pay} size="lg" />
      </span>
      <Button variant="play" size="lg" label={label} busy={sending} disabled={disabled} onClick={onPress} />
    </>
  );
}

/** The level allows no further wish: until when. */
function Limit({ planting: { level, atOnce, free } }: { planting: PlantingNow }) {
  const t = useT();
  return (
    <Wrong
      title={t('plant.limit', { level, atOnce })}
      text={free === null ? '' : t('plant.limitUntil', { time: moment(free) })}
    />
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
