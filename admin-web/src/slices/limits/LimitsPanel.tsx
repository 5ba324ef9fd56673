import type { PlayerRecord } from '@skins/api/accounts/resources';
import { useRecordContext } from 'react-admin';
import { useAnswer } from '../dossier/use-answer';
import { useFormat } from '../../shell/i18n';
import { Facts } from '../../shell/ui/Facts';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { Section } from '../../shell/ui/Section';
import type { Gauge, PlayerLimits } from './calls';
import { useTexts } from './texts';

/** The player's own limits: read-only, as only the player may change them. */
export function Panel() {
  const player = useRecordContext<PlayerRecord>();
  return player && <OfPlayer playerId={player.id} />;
}

function OfPlayer({ playerId }: { playerId: string }) {
  const texts = useTexts();
  const { data, error, refetch } = useAnswer<PlayerLimits>('/player/limits', { playerId });
  return (
    <Section title={texts.limits} lede={texts.lede}>
      {error !== undefined && <LoadFailed error={error} retry={refetch} />}
      {data !== undefined && <Shown limits={data} />}
    </Section>
  );
}

function Shown({ limits: { gauges, breakUntil, excludedUntil, check } }: { limits: PlayerLimits }) {
  const texts = useTexts();
  const format = useFormat();
  const say = useGauge();
  const time = (until: number | null): string => (until === null ? texts.none : format.time(until));
  return (
    <Facts
      facts={[
        ...gauges.map((gauge) => ({
          label: `${texts.kinds[gauge.kind]} · ${texts.spans[gauge.span]}`,
          value: say(gauge),
        })),
        { label: texts.breakUntil, value: time(breakUntil) },
        { label: texts.excludedUntil, value: time(excludedUntil) },
        {
          label: texts.check,
          value: check.everyMinutes === null ? texts.none : format.count(check.everyMinutes),
        },
        { label: texts.sinceCheck, value: format.gems(check.returned - check.staked) },
      ]}
    />
  );
}

/** Returns a function for a limit's usage and pending request as text. */
function useGauge(): (gauge: Gauge) => string {
  const texts = useTexts();
  const format = useFormat();
  return ({ kind, own, policy, used, raise }) => {
    const amount = (value: number): string => (kind === 'time' ? format.count(value) : format.gems(value));
    const limit = Math.min(own ?? Infinity, policy ?? Infinity);
    const shown = amount(Math.max(0, used));
    const said =
      limit === Infinity
        ? texts.free.replace('{used}', shown)
        : texts.of.replace('{used}', shown).replace('{limit}', amount(limit));
    if (raise === null) return said;
    const wanted = raise.amount === null ? texts.noLimit : amount(raise.amount);
    return `${said}; ${texts.raise.replace('{amount}', wanted).replace('{time}', format.time(raise.ready))}`;
  };
}
