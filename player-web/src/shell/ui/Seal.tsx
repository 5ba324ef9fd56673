import styles from './Seal.module.css';

/** The seal. Used only on things that anyone can verify. */
export function Seal() {
  return (
    <span className={styles['seal']} aria-hidden="true" lang="zh-CN">
      验
    </span>
  );
}
