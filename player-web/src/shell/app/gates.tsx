import { Suspense, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { proxy, useSnapshot } from 'valtio';
import type { Loads } from '../i18n';
import { lazyExtra, loadWithRetry } from './lazy-with-retry';
import type { EntryGate } from './slice';
import { fromSlices } from './slices';

type Gate = Loads<EntryGate>;

/** The gates that have told something, by their slices. */
const told = proxy<Record<string, boolean>>({});

const gates = fromSlices((slices) =>
  slices.flatMap(({ name, entries }) => {
    const gate = entries.find((entry) => entry.gate !== undefined)?.gate;
    return gate === undefined ? [] : [{ name, gate, Watch: lazyExtra(async () => (await gate()).Watch) }];
  }),
);

/** Renders the watcher of every gate. */
export function GateWatchers() {
  return gates().map(({ name, Watch }) => (
    // A gate that fails stays as it is.
    <ErrorBoundary key={name} fallback={null}>
      <Suspense fallback={null}>
        <Watched name={name} Watch={Watch} />
      </Suspense>
    </ErrorBoundary>
  ));
}

function Watched({ name, Watch }: { name: string; Watch: ReturnType<typeof gates>[number]['Watch'] }) {
  const tell = useMemo(() => (open: boolean) => void (told[name] = open), [name]);
  return <Watch tell={tell} />;
}

/** Returns whether entries behind a gate are shown. */
export function useOpenGates(): (gate: Gate | undefined) => boolean {
  const open = useSnapshot(told);
  return (gate) =>
    gate === undefined || gates().some((known) => known.gate === gate && open[known.name] === true);
}

/** Checks the gate of a pressed entry. The page reloads if it has closed. */
export async function recheck(gate: Gate | undefined): Promise<void> {
  if (gate === undefined) return;
  const { check } = await loadWithRetry(gate);
  if (!(await check())) location.reload();
}
