import { proxy, useSnapshot } from 'valtio';
import { useSession } from '../session';
import { allSlices } from './all-slices';
import type { IconEntry, NewsWatch, Panel, PanelTab } from './slice';

interface NewsSource {
  readonly key: string;
  readonly watch: NewsWatch;
  readonly playersOnly: boolean;
}

const keyOf = ({ tab, place }: Panel) => `panel ${tab} ${place}`;
const keyOfEntry = ({ at, place }: IconEntry) => `entry ${at} ${place}`;

const isPictured = (entry: object): entry is IconEntry => 'icon' in entry;

/** The parts of the welfare dialog, by their place. */
export const panels: readonly Panel[] = allSlices
  .flatMap((slice) => slice.panels ?? [])
  .toSorted((a, b) => a.place - b.place);

/** Everything that can have a red dot. */
export const newsSources: readonly NewsSource[] = [
  ...panels.flatMap((panel) =>
    panel.news === undefined
      ? []
      : [{ key: keyOf(panel), watch: panel.news, playersOnly: panel.access === 'player' }],
  ),
  ...allSlices
    .flatMap((slice) => slice.entries.filter(isPictured))
    .flatMap((entry) =>
      entry.dot !== undefined && 'news' in entry.dot
        ? [{ key: keyOfEntry(entry), watch: entry.dot.news, playersOnly: entry.shownTo === 'players' }]
        : [],
    ),
];

const waiting = proxy<Record<string, number>>({});

/** How much waits at a source; 0 is nothing. */
export function tellNews(key: string, count: number): void {
  waiting[key] = count;
}

/** The sources that the present visitor can have news of. */
export function useNewsSources(): readonly NewsSource[] {
  const { token } = useSession();
  return newsSources.filter(({ playersOnly }) => !playersOnly || token !== undefined);
}

/** How much waits in a panel, in a tab of the welfare dialog, and behind an entry of a menu. */
export function useNews() {
  const counts = useSnapshot(waiting);
  const ofPanel = (panel: Panel): number => counts[keyOf(panel)] ?? 0;
  const ofTab = (tab: PanelTab): number =>
    panels.filter((panel) => panel.tab === tab).reduce((sum, panel) => sum + ofPanel(panel), 0);
  const ofEntry = (entry: IconEntry): number => {
    if (entry.dot === undefined) return 0;
    if ('news' in entry.dot) return counts[keyOfEntry(entry)] ?? 0;
    return entry.dot.tabs.reduce((sum, tab) => sum + ofTab(tab), 0);
  };
  return { ofPanel, ofTab, ofEntry };
}
