import { Link } from 'wouter';
import { count, gems, percent } from '../../shell/i18n/format';
import { Facts, Gem } from '../../shell/ui';
import { paths } from './paths';
import type { RankDay } from './queries';
import { RuleList } from './RankRules';
import { useT } from './t';

/** The prizes by place, what carries them, and the rules. */
export function PrizeSide({ day }: { day: RankDay | undefined }) {
  const t = useT();
  const groups = groupsOf(day?.prizes ?? []);
  return (
    <aside className="stack aside-fixed">
      <section className="panel pad stack">
        <h2 className="title-card">{t('prizes')}</h2>
        <Facts
          names="beside"
          facts={groups.map(({ from, to, prize }) => ({
            name:
              from === to
                ? t('placeNo', { place: count(from) })
                : t('placesNo', { from: count(from), to: count(to) }),
            value: <Gem value={prize} />,
          }))}
        />
        {day !== undefined && (
          <p className="note">
            {t('carried', {
              share: percent(day.share),
              edge: gems(day.edge),
              plays: count(day.plays),
              promised: gems(day.promised),
            })}
          </p>
        )}
      </section>
      <section className="panel pad stack">
        <h2 className="title-card">{t('rules')}</h2>
        <RuleList />
        <Link className="link" href={paths.hash}>
          {t('toHash')}
        </Link>
      </section>
    </aside>
  );
}

/** Returns the prizes by place; neighbours with the same prize are one line. */
function groupsOf(prizes: readonly number[]) {
  const groups: { from: number; to: number; prize: number }[] = [];
  for (const [k, prize] of prizes.entries()) {
    const last = groups.at(-1);
    if (last?.prize === prize) last.to = k + 1;
    else groups.push({ from: k + 1, to: k + 1, prize });
  }
  return groups;
}
