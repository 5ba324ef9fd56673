import styles from './Avatar.module.css';

interface AvatarProps {
  image: string;
  /** The frame's image; empty for none. */
  frame?: string | undefined;
  vipLevel?: number | undefined;
  size?: number | undefined;
}

/** A player's picture. The name is always beside it, so it has no alternative text. */
export function Avatar({ image, frame = '', vipLevel, size = 36 }: AvatarProps) {
  return (
    <span className={styles['avatar']} style={{ '--d': `${size}px` }} data-vip={vipLevel} aria-hidden="true">
      <img className={styles['picture']} src={image} width={size} height={size} alt="" />
      {frame !== '' && (
        <img className={styles['frame']} src={frame} width={2 * size} height={2 * size} alt="" />
      )}
    </span>
  );
}
