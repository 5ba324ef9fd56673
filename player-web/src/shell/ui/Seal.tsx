import styles from './Seal.module.css';

/** The chop. Only ever on something that anyone can check. */
export function Seal() {
  return (
    <span className={styles['seal']} aria-hidden="true" lang="zh-CN">
      验
    </span>
  );
}
