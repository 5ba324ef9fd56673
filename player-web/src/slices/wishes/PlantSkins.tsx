import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { count, gems } from '../../shell/i18n/format';
import { Field, Gem, Pager, Skeleton, SkinPlate, colourOf, useItemName } from '../../shell/ui';
import { type Plantable, SKINS_SIZE, skinsQuery } from './queries';
import { useT } from './t';
import styles from './Plant.module.css';

interface PlantSkinsProps {
  chosen: string | undefined;
  /** prices that the level allows */
  least: number;
  most: number;
  onChosen: (skin: Plantable) => void;
}

/** The skins that may be planted, found by their names. */
export function PlantSkins({ chosen, least, most, onChosen }: PlantSkinsProps) {
  const t = useT();
  const name = useId();
  const { language } = useTranslation().i18n;
  const [q, setQ] = useState('');
  const [current, setCurrent] = useState(1);
  const asked = useDeferredValue(q.trim());
  const { data } = useQuery(
    skinsQuery({ size: SKINS_SIZE, current, ...(asked !== '' && { q: asked }) }, language),
  );
  return (
    <div className="stack">
      <Field
        label={t('plant.find')}
        value={q}
        maxLength={100}
        icon="search"
        onChange={(text) => {
          setQ(text);
          setCurrent(1);
        }}
        hint={t('plant.range', {
          least: gems(least),
          most: gems(most),
          skins: data === undefined ? '–' : count(data.total),
        })}
      />
      {data === undefined ? (
        <Skeleton className={styles['skins']} />
      ) : data.total === 0 ? (
        <p className="muted">{t('plant.nothing')}</p>
      ) : (
        <div className={styles['grid']} role="radiogroup" aria-label={t('plant.skin')}>
          {data.records.map((skin) => (
            <SkinChoice
              key={skin.skinId}
              name={name}
              skin={skin}
              checked={skin.skinId === chosen}
              onChosen={onChosen}
            />
          ))}
        </div>
      )}
      {data !== undefined && data.total > SKINS_SIZE && (
        <Pager
          label={t('pages')}
          current={current}
          total={data.total}
          size={SKINS_SIZE}
          onChange={setCurrent}
          flush
        />
      )}
    </div>
  );
}

interface SkinChoiceProps {
  name: string;
  skin: Plantable;
  checked: boolean;
  onChosen: (skin: Plantable) => void;
}

function SkinChoice({ name, skin, checked, onChosen }: SkinChoiceProps) {
  const nameOf = useItemName();
  const colour = colourOf(skin.skinsRarity, skin.category);
  return (
    <label className={styles['skin']} data-state={checked ? 'checked' : 'unchecked'}>
      <input type="radio" className="sr-only" name={name} checked={checked} onChange={() => onChosen(skin)} />
      <SkinPlate image={skin.image} alt="" colour={colour} />
      <span>
        <b>{nameOf(skin)}</b>
        <Gem value={skin.account.price} />
      </span>
    </label>
  );
}
