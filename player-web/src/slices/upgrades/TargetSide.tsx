import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { detailPath } from '../hall/paths';
import { fieldNumber } from '../../shell/i18n/format';
import { queries } from '../../shell/net';
import {
  Button,
  ButtonLink,
  Gem,
  ItemName,
  RarityBadge,
  Segment,
  colourOf,
  failureText,
  splitName,
  toast,
} from '../../shell/ui';
import { type Target, targetsQuery, termsQuery } from './queries';
import { useT } from './t';
import styles from './Forge.module.css';

const MULTIPLES: readonly number[] = [1.5, 2, 3, 5, 10];

interface TargetSideProps {
  target: Target | undefined;
  /** worth of the stake, in gems */
  worth: number;
  locked: boolean;
  onChange: () => void;
  onTarget: (target: Target) => void;
}

/** The target at its price in force. */
export function TargetSide({ target, worth, locked, onChange, onTarget }: TargetSideProps) {
  const t = useT();
  return (
    <section className={styles['target']} aria-label={t('target.title')}>
      <div className={`split ${styles['aimed']}`}>
        <h2 className="title-card">{t('target.title')}</h2>
        {!locked && (
          <Button
            size="sm"
            variant={target === undefined ? 'solid' : 'line'}
            icon="search"
            label={t(target ? 'target.change' : 'target.choose')}
            onClick={onChange}
          />
        )}
      </div>
      {target === undefined ? <p className="muted">{t('target.none')}</p> : <Shown target={target} />}
      {!locked && <ByMultiple worth={worth} onTarget={onTarget} />}
    </section>
  );
}

function Shown({ target }: { target: Target }) {
  const t = useT();
  const { stuffName, exterior, skinsRarity, category, price, skinId } = target;
  const colour = colourOf(skinsRarity, category);
  return (
    <>
      <div className="split" data-colour={colour}>
        <div>
          <p className={styles['kind']}>
            <span>{splitName(stuffName).brand}</span> <RarityBadge rarity={skinsRarity} colour={colour} />
          </p>
          <p className="name-lg">
            <ItemName name={stuffName} exterior={exterior} />
          </p>
        </div>
        <Gem value={price} size="lg" />
      </div>
      <ButtonLink
        size="sm"
        variant="quiet"
        icon="trend"
        href={detailPath(skinId)}
        label={t('target.numbers')}
      />
    </>
  );
}

/** Picks the cheapest skin that is worth at least the chosen multiple of the stake. */
function ByMultiple({ worth, onTarget }: { worth: number; onTarget: (target: Target) => void }) {
  const t = useT();
  const { data: terms } = useQuery(termsQuery());
  const [chosen, choose] = useState(0);
  const { mutate } = useMutation({
    mutationFn: async (multiple: number) => {
      const min = Math.ceil(worth * multiple * 100) / 100;
      if (terms !== undefined && min > terms.maximumPrice) return undefined;
      return (await queries.fetchQuery(targetsQuery({ min, sort: 'cheapest' }, 1))).records[0];
    },
  });
  const find = (multiple: number) => {
    choose(multiple);
    // Handles only the last choice, and none once a play has started.
    mutate(multiple, {
      onSuccess: (found) =>
        found === undefined ? toast.info(t('target.nothing', { count: multiple })) : onTarget(found),
      onError: (error) => toast.error(failureText(error)),
    });
  };
  return (
    <div className={`split ${styles['foot']}`}>
      <span className="note">{t('target.byMultiple')}</span>
      <Segment
        label={t('target.byMultiple')}
        options={MULTIPLES.map((value) => ({ value, label: `×${fieldNumber(value)}` }))}
        value={chosen}
        onChange={find}
        disabled={worth === 0}
      />
    </div>
  );
}
