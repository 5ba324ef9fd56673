import { proxy, useSnapshot } from 'valtio';
import { useSession } from '../session';
import { type Named, namedParts, orderedParts } from './order';
import type { IconEntry, NewsWatch, Panel, PanelTab } from './slice';
import { fromSlices } from './slices';

interface NewsSource {
  readonly key: string;
  readonly watch: NewsWatch;
  readonly playersOnly: boolean;
}

const keyOf = ({ tab, name }: Named<Panel>) => `panel ${tab} ${name}`;
const keyOfEntry = ({ at, name }: Named<IconEntry>) => `entry ${at} ${name}`;

const isPictured = (entry: object): entry is IconEntry => 'icon' in entry;

/** Returns the parts of a tab of the welfare dialog, in their order. */
export const panelsIn = fromSlices((slices, tab: PanelTab) =>
  orderedParts(`the tab ${tab}`, slices, ({ panels = [] }) => panels.filter((panel) => panel.tab === tab)),
);

/** Returns everything that can have a red dot. */
export const newsSources = fromSlices((slices): readonly NewsSource[] => [
  ...namedParts(slices, ({ panels = [] }) => panels).flatMap((panel) =>
    panel.news === undefined
      ? []
      : [{ key: keyOf(panel), watch: panel.news, playersOnly: panel.access === 'player' }],
  ),
  ...namedParts(slices, ({ entries }) => entries.filter(isPictured)).flatMap((entry) =>
    entry.dot !== undefined && 'news' in entry.dot
      ? [{ key: keyOfEntry(entry), watch: entry.dot.news, playersOnly: entry.shownTo === 'players' }]
      : [],
  ),
]);

const waiting = proxy<Record<string, number>>({});

/** Sets how much waits at a source; 0 for nothing. */
export function tellNews(key: string, count: number): void {
  waiting[key] = count;
}

/** Returns the sources that the present visitor can have news of. */
export function useNewsSources(): readonly NewsSource[] {
  const { token } = useSession();
  return newsSources().filter(({ playersOnly }) => !playersOnly || token !== undefined);
}

/** Returns functions for how much waits in a panel, in a tab of the welfare dialog, and behind an entry of a menu. */
export function useNews() {
  const counts = useSnapshot(waiting);
  const ofPanel = (panel: Named<Panel>): number => counts[keyOf(panel)] ?? 0;
  const ofTab = (tab: PanelTab): number => panelsIn(tab).reduce((sum, panel) => sum + ofPanel(panel), 0);
  const ofEntry = (entry: Named<IconEntry>): number => {
    if (entry.dot === undefined) return 0;
    if ('news' in entry.dot) return counts[keyOfEntry(entry)] ?? 0;
    return entry.dot.tabs.reduce((sum, tab) => sum + ofTab(tab), 0);
  };
  return { ofPanel, ofTab, ofEntry };
}
