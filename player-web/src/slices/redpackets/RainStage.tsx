import type { ReactNode } from 'react';
import { FullScreen } from '../../shell/ui/FullScreen';
import styles from './Rain.module.css';

interface StageProps {
  readonly title: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** The darkened screen over any page. */
export const RainStage = ({ title, onLeave, children }: StageProps) => (
  <FullScreen title={title} className={`stage ${styles['rain'] ?? ''}`} onLeave={onLeave}>
    <div className={styles['veil']} aria-hidden="true" />
    {children}
  </FullScreen>
);
