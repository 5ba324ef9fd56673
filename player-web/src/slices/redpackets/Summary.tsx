import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { Button, Dialog, Facts, Gem, Icon, Seal } from '../../shell/ui';
import { count, gems, moment } from '../../shell/i18n/format';
import { refreshUser } from '../../shell/session';
import { Packet } from './Packet';
import { PacketList } from './PacketList';
import { rainPath } from './paths';
import type { RainDetail } from './queries';
import styles from './Rain.module.css';
import { useT } from './t';

const FAN = [-3, -2, -1, 0, 1, 2, 3];

interface SummaryProps {
  readonly detail: RainDetail;
  readonly onClose: () => void;
}

/** What a player grabbed, what everybody did, and whether it can be computed again. */
export function Summary({ detail, onClose }: SummaryProps) {
  const t = useT();
  const control = useMemo(
    () => ({ open: true, close: () => Promise.resolve(onClose()), closed: () => undefined }),
    [onClose],
  );
  const { rain, mine, next } = detail;
  const packets = mine?.packets ?? [];
  const paid = packets.length > 0 && mine?.paid === true;
  useEffect(() => {
    if (paid) void refreshUser();
  }, [paid]);
  return (
    <Dialog
      control={control}
      frame="bare"
      title={t('summary')}
      width={560}
      foot={
        <>
          {next !== null && (
            <span className={`note ${styles['next'] ?? ''}`}>
              <Icon name="clock" />
              {t('next', { time: moment(next) })}
            </span>
          )}
          <Button variant="play" label={t('keep')} onClick={() => void control.close()} />
        </>
      }
    >
      <div className={`stage ${styles['top'] ?? ''}`}>
        <div className={styles['fan']} aria-hidden="true">
          {FAN.map((k) => (
            <span key={k} style={{ rotate: `${k * 10}deg` }}>
              <Packet />
            </span>
          ))}
        </div>
        <p className="note">{t('got', { mine: packets.length })}</p>
        <h2>
          <Gem value={mine?.total ?? 0} />
        </h2>
      </div>
      <div className={`stack ${styles['body'] ?? ''}`}>
        {packets.length > 0 && <PacketList packets={packets} min="52px" />}
        <Facts
          names="beside"
          facts={[
            {
              name: t('everybody'),
              value: `${t('packets', { count: rain.packets })} · ${gems(rain.issued)}`,
            },
            { name: t('back'), value: gems(Math.max(0, rain.total - rain.issued)) },
            {
              name: t('paid'),
              value: <span role="status">{packets.length === 0 ? '—' : t(paid ? 'paidNow' : 'paying')}</span>,
            },
          ]}
        />
        <Proof detail={detail} onLeave={() => void control.close()} />
      </div>
    </Dialog>
  );
}

/** Computes the hash of the revealed seed again, in this browser. */
async function fits({ seed, seedHash }: RainDetail['rain']): Promise<boolean> {
  const { sha256Hex } = await import('@skins/engine/fairness');
  return seed !== null && sha256Hex(seed) === seedHash;
}

function Proof({ detail: { rain, mine }, onLeave }: { detail: RainDetail; onLeave: () => void }) {
  const t = useT();
  const packets = mine?.packets.length ?? 0;
  const { data } = useQuery({
    queryKey: ['redpackets', 'seed', rain.id, rain.seed],
    enabled: rain.seed !== null,
    staleTime: Infinity,
    queryFn: () => fits(rain),
  });
  const said = data === undefined ? 'seed.wait' : data ? 'seed.fits' : 'seed.differs';
  return (
    <div className={styles['proof']}>
      <Seal />
      <div>
        <b role="status">{t(said)}</b>
        <p className="note mono">{t('formula')}</p>
      </div>
      <Link className="link" href={rainPath(rain.id)} onClick={onLeave}>
        {packets === 0 ? t('rules') : t('check', { packets: count(packets) })}
      </Link>
    </div>
  );
}
