import { type Catalogue, asNumber, rtpOf } from '@skins/engine/catalogue';
import { type MoonRun, TICKETS, topTickets } from '@skins/engine/fairness';
import { toGems } from '@skins/engine/kernel';
import { itemsOf } from '../boxes/presenters.ts';
import type { DataOf } from '../../foundation/contract/call.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { fractionText } from '../../foundation/statistics/index.ts';
import type { moonboxInfo } from './contract.ts';
import type { MoonNow, MoonPhase } from './moon-now.ts';

type Info = DataOf<typeof moonboxInfo>;

/** Returns what is published of the moon box, the same for everybody. */
export const infoShown = (
  catalogue: Catalogue,
  { context: { terms }, phases, run }: MoonNow,
  language: Language,
): Omit<Info, 'since' | 'phase' | 'opens' | 'observed'> => ({
  open: phases.length > 0,
  season: terms.content.season,
  name: inLanguage(terms.content.name, language),
  endsAt: terms.content.endsAt,
  rulesHash: terms.hash,
  top: terms.content.top,
  phases: phases.map((phase) => phaseShown(catalogue, phase, terms.content.top, language)),
  run: run === undefined ? null : runShown(run),
});

function phaseShown(
  catalogue: Catalogue,
  { phase, box, version }: MoonPhase,
  top: readonly string[],
  language: Language,
): Info['phases'][number] {
  const tickets = topTickets(version.odds, top);
  return {
    phase,
    boxId: box.boxId,
    name: inLanguage(box.face.name, language),
    image: box.face.image,
    versionHash: version.versionHash,
    price: toGems(version.odds.price),
    rtp: asNumber(rtpOf(version.odds)),
    topTickets: tickets,
    topProbability: tickets / TICKETS,
    items: itemsOf(catalogue, version, language),
  };
}

const runShown = ({ returned, opensPerTop, reachesFull, shares }: MoonRun): NonNullable<Info['run']> => ({
  rtp: asNumber(returned),
  rtpExact: fractionText(returned),
  opensPerTop: asNumber(opensPerTop),
  reachesFull: asNumber(reachesFull),
  shares: shares.map(asNumber),
});
