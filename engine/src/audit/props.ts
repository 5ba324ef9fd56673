import { type AuditedProp, type PropBooks, type Violation, violationOf } from '../kernel/index.ts';
import type { EventAtHand } from './event-at-hand.ts';

/** The props of players by kind. Checks that each command granted and used the props it had to. */
export class Props implements PropBooks {
  readonly #desk: EventAtHand;
  /** props that the open command promised and has not granted yet */
  #due = new Map<string, number>();
  /** props that the open command used, with no event yet that says for what */
  #used = new Map<string, number>();
  /** version of the event that used props last */
  #usedBy = 0;

  constructor(desk: EventAtHand) {
    this.#desk = desk;
  }

  due(prop: AuditedProp): void {
    add(this.#due, prop);
  }

  grant(props: readonly AuditedProp[]): Violation | undefined {
    const due = this.#due;
    this.#due = new Map();
    const granted = new Map<string, number>();
    for (const prop of props) add(granted, prop);
    const held = (this.#desk.player.props ??= {});
    for (const [kind, count] of granted) held[kind] = (held[kind] ?? 0) + count;
    const same = granted.size === props.length && inWords(granted) === inWords(due);
    return same ? undefined : violationOf('prop-grant', inWords(due), inWords(granted));
  }

  use(prop: AuditedProp): Violation | undefined {
    const held = this.#desk.player.props ?? {};
    const kind = kindOf(prop);
    const has = held[kind] ?? 0;
    if (has < prop.count) return violationOf('prop-held', `${prop.count} of ${kind} held`, has);
    if (has === prop.count) delete held[kind];
    else held[kind] = has - prop.count;
    add(this.#used, prop);
    this.#usedBy = this.#desk.version;
    return undefined;
  }

  spend(prop: AuditedProp): Violation | undefined {
    const kind = kindOf(prop);
    const used = this.#used.get(kind) ?? 0;
    if (used < prop.count) return violationOf('prop-use', `${prop.count} of ${kind} used`, used);
    if (used === prop.count) this.#used.delete(kind);
    else this.#used.set(kind, used - prop.count);
    return undefined;
  }

  /** Checks what a command left undone. */
  endCommand(): Violation | undefined {
    if (this.#due.size === 0 && this.#used.size === 0) return undefined;
    const [due, used] = [inWords(this.#due), inWords(this.#used)];
    this.#due = new Map();
    this.#used = new Map();
    return used === NONE
      ? violationOf('prop-grant', due, NONE)
      : {
          ...violationOf('prop-use', 'an event that says what props are used for', used),
          version: this.#usedBy,
        };
  }
}

const NONE = 'none';

const kindOf = ({ prop, of }: AuditedProp): string => (of === null ? prop : `${prop} ${of}`);

function add(to: Map<string, number>, prop: AuditedProp): void {
  const kind = kindOf(prop);
  to.set(kind, (to.get(kind) ?? 0) + prop.count);
}

const inWords = (counts: ReadonlyMap<string, number>): string =>
  counts.size === 0 ? NONE : [...counts].map(([kind, count]) => `${count} of ${kind}`).join(', ');
