import type { redEnvelope, redEvidence, redNextTime, redRain } from '@skins/api/redpackets/contract';
import type { DataOf } from '@skins/api/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, queries, stale } from '../../shell/net';

export type RainDetail = NonNullable<DataOf<typeof redRain>>;
export type Evidence = DataOf<typeof redEvidence>;
export type Packet = DataOf<typeof redEnvelope>;

const envelopeCall = get<typeof redEnvelope>('/api/activity/red/envelope');
const nextCall = get<typeof redNextTime>('/api/activity/red/next/time');
const rainCall = get<typeof redRain>('/api/activity/red/rain');
const evidenceCall = get<typeof redEvidence>('/api/activity/red/evidence');

/** Grabs one packet. Every call grabs another, so it stands in no query and is never sent again by itself. */
export const grab = (): Promise<Packet> => ask(envelopeCall);

/** When the rain that falls now started, else when the next one starts; null for none. */
export const nextQuery = queryOptions({
  queryKey: ['redpackets', 'next'],
  staleTime: stale.minute,
  meta: { shell: true },
  queryFn: ({ signal }) => ask(nextCall, { signal }),
});

/** A rain by its start or its id; without either, the latest. */
export const rainQuery = (which: { readonly time?: number; readonly id?: string }, language: string) =>
  queryOptions({
    queryKey: ['redpackets', 'rain', language, which],
    staleTime: stale.own,
    meta: { own: true, shell: true },
    queryFn: ({ signal }) => ask(rainCall, { query: which, signal }),
  });

export const evidenceQuery = (id: string) =>
  queryOptions({
    queryKey: ['redpackets', 'evidence', id],
    staleTime: stale.minute,
    queryFn: ({ signal }) => ask(evidenceCall, { query: { id }, signal }),
  });

export const refreshRains = (): Promise<void> => queries.invalidateQueries({ queryKey: ['redpackets'] });
