import type { ReactNode } from 'react';
import { type Words, useWords } from '../../shell/i18n';
import { useDead } from './connected';
import type { ChannelName } from './messages';
import styles from './Feed.module.css';

const DEAD: Words = {
  ZH: '已断线，正在重连',
  EN: 'Feed lost, retrying…',
  RU: 'Лента прервана, ждём…',
  VN: 'Mất kết nối, thử lại…',
};

/** Shows live figures. While their channel is dead it says so in their place, which keeps its size. */
export function Feed({ channel, children }: { channel: ChannelName; children: ReactNode }) {
  const dead = useDead(channel);
  const say = useWords();
  return (
    <div className={styles['feed']} data-state={dead ? 'dead' : undefined}>
      <div className={styles['figures']}>{children}</div>
      <p className={styles['said']} role="status">
        {dead && say(DEAD)}
      </p>
    </div>
  );
}
