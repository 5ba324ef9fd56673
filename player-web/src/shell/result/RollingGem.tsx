import { gems } from '../i18n/format';
import { Gem } from '../ui/Gem';
import styles from './RollingGem.module.css';

/** An amount that rolls up once and stops on the exact figure. Screen readers get the figure alone. */
export function RollingGem({ value }: { value: number }) {
  return (
    <Gem value={value}>
      <span className={styles['roll']} aria-hidden="true">
        {gems(value)
          .split('')
          .map((sign, at) =>
            /\d/.test(sign) ? (
              // The figure never changes: a place is its identity.
              // oxlint-disable-next-line react/no-array-index-key
              <i key={at} style={{ '--n': Number(sign) }} />
            ) : (
              sign
            ),
          )}
      </span>
    </Gem>
  );
}
