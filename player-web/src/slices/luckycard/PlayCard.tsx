import { gems } from '../../shell/i18n/format';
import { colourOf, namedParts } from '../../shell/ui';
import type { Turned } from './queries';
import styles from './PlayCard.module.css';

/** The back of a card. */
export const CardBack = ({ className }: { className?: string | undefined }) => (
  <span className={`${styles['back'] ?? ''} ${className ?? ''}`} aria-hidden="true" />
);

/** A card that was turned, face up. */
export function CardFace({ turned, fresh = false }: { turned: Turned; fresh?: boolean }) {
  const { name } = namedParts(turned);
  return (
    <span
      className={styles['card']}
      data-me={turned.person.me ? '' : undefined}
      data-fresh={fresh ? '' : undefined}
    >
      <span className={styles['face']} data-colour={colourOf(turned.skinsRarity, turned.category)}>
        <img src={turned.image} width={512} height={288} loading="lazy" decoding="async" alt={name} />
        <small>{gems(turned.value)}</small>
      </span>
    </span>
  );
}

/** A pile as thick as the number of cards left. */
export const Pile = ({ left, kind, size }: { left: number; kind: string; size?: 'lg' | undefined }) => (
  <span
    className={styles['pile']}
    data-size={size}
    style={{ '--n': left, '--hue': hueOf(kind) }}
    aria-hidden="true"
  >
    <i className={styles['side']} />
    <i className={styles['top']} />
  </span>
);

/** A hue for each kind of deck, always the same. Its name always stands beside it. */
const hueOf = (kind: string): number =>
  kind.split('').reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 360;
