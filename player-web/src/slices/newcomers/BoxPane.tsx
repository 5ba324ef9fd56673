import { clsx } from 'clsx';
import { wantedMotion } from '../../shell/play/motion';
import { openModal } from '../../shell/app/modals';
import { count, finePercent, gems } from '../../shell/i18n/format';
import { Button, Facts, Gem, RarityBadge, Seal, SkinPlate, colourOf, namedParts } from '../../shell/ui';
import { FreeStrip } from '../boxes/FreeStrip';
import type { Won } from '../tasks/queries';
import { BoxFacts, BoxOffer } from './BoxOffer';
import { PaneFrame } from './PaneFrame';
import type { Item, NewcomerBox } from './queries';
import { useT } from './t';
import type { Place } from './use-first-day';
import styles from './FirstDay.module.css';

/** A box of the first day: its offer, its opening, its result. */
export function BoxPane({ box, at }: { box: NewcomerBox; at: Place }) {
  const { run } = at;
  if (run?.won !== undefined && run.shown) return <Result box={run.box} won={run.won} at={at} />;
  if (run !== undefined) return <Opening box={run.box} won={run.won} at={at} />;
  return box.flag ? <Opened box={box} at={at} /> : <Offer box={box} at={at} />;
}

const kindOf = ({ id }: NewcomerBox) => (id === 'newcomer-free' ? 'free' : 'topUp');

function Offer({ box, at }: { box: NewcomerBox; at: Place }) {
  const t = useT();
  return (
    <PaneFrame
      light="stage"
      title={t(`${kindOf(box)}.title`)}
      note={t(`${kindOf(box)}.text`)}
      foot={
        <>
          <BoxFacts box={box} />
          <Button
            variant="play"
            size="lg"
            label={t('box.open', { name: box.name })}
            disabled={!box.claimable}
            onClick={() => void at.open(box)}
          />
        </>
      }
    >
      <BoxOffer box={box} />
    </PaneFrame>
  );
}

function Opening({ box, won, at }: { box: NewcomerBox; won: Won | undefined; at: Place }) {
  const t = useT();
  return (
    <PaneFrame
      light="stage"
      title={t('opening.title', { name: box.name })}
      note={t('opening.text')}
      foot={
        <>
          <p className={clsx('note', styles['hash'])}>
            {t('opening.hash')}
            <br />
            <code className="mono">{won === undefined ? '…' : `${won.serverHash.slice(0, 32)}…`}</code>
          </p>
          <Button
            size="lg"
            icon="skip"
            label={t('opening.skip')}
            disabled={won === undefined}
            onClick={at.skip}
          />
        </>
      }
    >
      <FreeStrip items={box.stuffVOList} won={won} motion={wantedMotion()} />
      <p className={styles['run']} role="status">
        {t('opening.status')}
      </p>
    </PaneFrame>
  );
}

function Result({ box, won, at }: { box: NewcomerBox; won: Won; at: Place }) {
  const t = useT();
  const item = box.stuffVOList.find(({ skinId }) => skinId === won.skinId);
  const colour = colourOf(won.skinsRarity, won.category);
  const { kind, name } = namedParts({ name: won.stuffName, exterior: won.exterior });
  return (
    <PaneFrame
      light="stage"
      title={t('result.title')}
      note={t('result.text')}
      foot={
        <>
          <p className="note">{t('result.bag')}</p>
          <Button variant="play" size="lg" label={t('result.next')} onClick={() => void at.confirm()} />
        </>
      }
    >
      <div className={styles['won']} data-colour={colour}>
        <SkinPlate
          image={won.stuffImage}
          alt=""
          colour={colour}
          loading="eager"
          className={styles['wonPlate']}
        />
        <div className="stack">
          <div>
            <RarityBadge rarity={won.skinsRarity} colour={colour} />
            <p className={`display ${styles['name']}`}>{name}</p>
            <p className="note">{kind}</p>
          </div>
          <Facts
            facts={[
              { name: t('result.value'), value: <Gem value={won.price} /> },
              { name: t('box.cost'), value: gems(0) },
              ...(item === undefined
                ? []
                : [{ name: t('result.chance'), value: finePercent(item.probability) }]),
            ]}
          />
        </div>
      </div>
      <Proof won={won} item={item} />
    </PaneFrame>
  );
}

/** The number that decided, and the way to check it. */
function Proof({ won, item }: { won: Won; item: Item | undefined }) {
  const t = useT();
  return (
    <div className={styles['proof']}>
      <Seal />
      <p>
        <span className="mono">
          <mark>{won.resultHash.slice(0, 6)}</mark>
          {won.resultHash.slice(6, 32)}…
        </span>
        <br />
        <small>
          {item === undefined
            ? t('result.number', { n: count(won.ticket) })
            : t('result.range', {
                n: count(won.ticket),
                from: count(item.startTicket),
                to: count(item.endTicket - 1),
              })}
        </small>
      </p>
      <button type="button" className="link" onClick={() => openModal('records')}>
        {t('result.check')}
      </button>
    </div>
  );
}

/** Opened before: what came out is in the bag. */
function Opened({ box, at }: { box: NewcomerBox; at: Place }) {
  const t = useT();
  return (
    <PaneFrame
      light="stage"
      title={t('opened.title', { name: box.name })}
      note={t('opened.text')}
      foot={
        <>
          <Button size="lg" icon="bag" label={t('opened.bag')} onClick={() => openModal('bag')} />
          <Button variant="play" size="lg" label={t('result.next')} onClick={() => void at.confirm()} />
        </>
      }
    >
      <BoxOffer box={box} />
    </PaneFrame>
  );
}
