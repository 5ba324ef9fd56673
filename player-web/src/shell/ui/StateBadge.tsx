import { useTranslation } from 'react-i18next';
import styles from './StateBadge.module.css';

/** The item state codes (spec 3.17); 11 is ours: reserved by a game. */
export const ITEM_STATES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

const known = (status: number) => ITEM_STATES.find((code) => code === status);

/** Returns a function for the name of an item state. */
export function useStateName(): (status: number) => string {
  const { t } = useTranslation();
  return (status) => {
    const code = known(status);
    return t(code === undefined ? 'ui.state.other' : `ui.state.s${code}`);
  };
}

/** An item's state. Each state has its own colour and word. */
export function StateBadge({ status }: { status: number }) {
  const nameOf = useStateName();
  return (
    <span className={styles['badge']} data-status={known(status) ?? 'other'}>
      {nameOf(status)}
    </span>
  );
}
