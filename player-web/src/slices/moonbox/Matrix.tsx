import { clsx } from 'clsx';
import { count, gems, percent, ticketPercent } from '../../shell/i18n/format';
import { RowItem, colourOf, splitName } from '../../shell/ui';
import { PhaseMoon } from './PhaseMoon';
import type { MoonInfo, MoonPhase } from './queries';
import { useT } from './t';
import { usePhaseName } from './use-phase-name';
import styles from './Tables.module.css';

/** Every item in every phase, with its chance and its tickets: all eight versions at once. */
export function Matrix({ info }: { info: MoonInfo }) {
  const t = useT();
  const nameOf = usePhaseName();
  const { phases, phase: now } = info;
  const own = (phase: number) => (phase === now ? '' : undefined);
  return (
    // A region that scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={clsx('panel', styles['matrix'])} role="region" aria-label={t('matrix')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('item')}</th>
            {phases.map(({ phase }) => (
              <th key={phase} scope="col" data-own={own(phase)}>
                <PhaseMoon phase={phase} size={24} />
                {nameOf(phase)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {itemsIn(phases).map((item) => (
            <tr key={item.skinId}>
              <th scope="row">
                <RowItem
                  name={item.stuffName}
                  exterior={item.exterior}
                  image={item.stuffImage}
                  colour={colourOf(item.skinsRarity, item.category)}
                  note={`${splitName(item.stuffName).brand} · ${gems(item.price)}`}
                />
              </th>
              {phases.map((phase) => {
                const tickets = ticketsIn(phase, item.skinId);
                return (
                  <td key={phase.phase} data-own={own(phase.phase)}>
                    <b>{ticketPercent(tickets)}</b>
                    <small>{count(tickets)}</small>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Foot label={t('price')} phases={phases} own={own} value={({ price }) => gems(price)} />
          <Foot label={t('publishedRtp')} phases={phases} own={own} value={({ rtp }) => percent(rtp)} />
          <Foot
            label={t('tableVersion')}
            phases={phases}
            own={own}
            value={({ versionHash }) => `${versionHash.slice(0, 8)}…${versionHash.slice(-4)}`}
            mono
          />
        </tfoot>
      </table>
    </div>
  );
}

interface FootProps {
  label: string;
  phases: readonly MoonPhase[];
  own: (phase: number) => string | undefined;
  value: (phase: MoonPhase) => string;
  /** for hashes */
  mono?: boolean;
}

const Foot = ({ label, phases, own, value, mono = false }: FootProps) => (
  <tr>
    <th scope="row">{label}</th>
    {phases.map((phase) => (
      <td key={phase.phase} data-own={own(phase.phase)}>
        {mono ? <small className="mono">{value(phase)}</small> : <b>{value(phase)}</b>}
      </td>
    ))}
  </tr>
);

/** Returns the items of all phases, each once. */
function itemsIn(phases: readonly MoonPhase[]): MoonPhase['items'] {
  const known = new Map(phases.flatMap(({ items }) => items).map((item) => [item.skinId, item]));
  return [...known.values()];
}

function ticketsIn({ items }: MoonPhase, skinId: string): number {
  const item = items.find((one) => one.skinId === skinId);
  return item === undefined ? 0 : item.endTicket - item.startTicket;
}
