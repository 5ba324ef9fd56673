import { count } from '../../shell/i18n/format';
import { RarityBadge, colourOf, useItemName } from '../../shell/ui';
import { BarePlate } from '../../shell/ui/SkinPlate';
import type { Collection } from './queries';
import { useT } from './t';
import styles from './Profile.module.css';

/** A place for each skin of the catalogue, by rarity; filled once it was in the bag. */
export function Skins({ collection: { groups, places, seen, gone } }: { collection: Collection }) {
  const t = useT();
  return (
    <>
      <p className="muted">
        {t('skins.seen', { seen: count(seen), all: count(places) })}
        {gone > 0 && ` ${t('skins.gone', { count: gone })}`}
      </p>
      {groups.map((group) => (
        <section key={group.rarity} className={styles['group']}>
          <h3>
            <RarityBadge rarity={group.rarity} colour={colourOf(group.rarity)} />
            <small>
              {count(group.seen.length)} / {count(group.places)}
            </small>
          </h3>
          <Places group={group} />
        </section>
      ))}
    </>
  );
}

function Places({ group: { rarity, places, seen } }: { group: Collection['groups'][number] }) {
  const nameOf = useItemName();
  return (
    <ul className={styles['places']}>
      {seen.map((skin) => {
        const colour = colourOf(rarity, skin.category);
        return (
          <li key={skin.skinId} title={nameOf(skin)} data-colour={colour}>
            <BarePlate image={skin.image} colour={colour} loading="lazy" />
            <span className="sr-only">{nameOf(skin)}</span>
          </li>
        );
      })}
      {Array.from({ length: places - seen.length }, (_none, k) => (
        <li key={`empty ${k}`} aria-hidden="true" data-colour={colourOf(rarity)} />
      ))}
    </ul>
  );
}
