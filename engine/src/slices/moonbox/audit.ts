import { BoxOpened } from '../boxes/events.ts';
import {
  type Desk,
  type EventData,
  type OwnBooks,
  type Violation,
  defineAudit,
  follow,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { MOON_BOX, type MoonPhaseMoved, events } from './events.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.
const FULL = 7;

/** Books of the player; JSON. */
interface Own {
  /** by season */
  phases: Record<string, number>;
}

/** An opening that a moon's phase leads to. */
interface Leading {
  readonly stream: string;
  readonly command: string;
  readonly boxId: string;
  readonly top: readonly string[];
  readonly phase: number;
  readonly next: number;
}

interface Shop {
  opens: number;
  /** the phase whose opening has to follow in the same command */
  leading: Leading | undefined;
}
type Books = OwnBooks<Own, Shop>;

export const audit = defineAudit({
  events,
  rules: {
    'moon-open': 'the moon box opens while the rules in force, which an opening names, say so',
    'moon-phase': 'an opening begins at the phase that the one before left: none is skipped',
    'moon-version': 'an opening of the moon box draws from the box of its phase, once',
    'moon-next': 'a moon is new after the top tier, and waxes by one phase without it, to the full moon',
  },
  books: {
    own: (): Own => ({ phases: {} }),
    shop: (): Shop => ({ opens: 0, leading: undefined }),
    totals: ({ opens }) => ({ moonOpens: opens }),
  },
  checks: {
    MoonPhaseMoved: (desk, data, books) => auditPhase(desk, data, books),
  },
  follows: [follow(BoxOpened, (desk, data, { shop }: Books) => auditOpening(desk, data, shop))],
  writings: {},
  inputs: {},
  ways: {},
});

function auditPhase(
  { rules, time, stream, command }: Desk,
  { season, phase, next, rulesHash }: EventData<typeof MoonPhaseMoved>,
  { own, shop }: Books,
): Violation | undefined {
  const terms = rules.inForce(MOON_BOX);
  const before = own.phases[season] ?? 0;
  own.phases[season] = next;
  shop.opens += 1;
  if (terms === undefined) return violationOf('moon-open', 'rules of the moon box', 'none');
  const { open, endsAt, phases, top } = terms.content;
  shop.leading = { stream, command, boxId: phases[phase] ?? '', top, phase, next };
  if (!open || time >= (endsAt ?? Infinity))
    return violationOf('moon-open', 'a moon box that is open', season);
  return (
    unequal('moon-open', terms.hash, rulesHash) ??
    unequal('moon-open', terms.content.season, season) ??
    unequal('moon-phase', before, phase)
  );
}

/** Checks the opening that follows the phase in its command. */
function auditOpening(
  { stream, command }: Desk,
  { boxId, skinId }: EventData<typeof BoxOpened>,
  shop: Shop,
): Violation | undefined {
  const { leading } = shop;
  shop.leading = undefined;
  if (leading === undefined || leading.stream !== stream || leading.command !== command) return undefined;
  const due = leading.top.includes(skinId) ? 0 : Math.min(leading.phase + 1, FULL);
  return unequal('moon-version', leading.boxId, boxId) ?? unequal('moon-next', due, leading.next);
}
