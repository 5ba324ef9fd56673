import {
  DECLARED_EDITION,
  FOUR_EYES_EDITION,
  WRITTEN_EDITION,
  type ProposeRight,
  type PublishedRules,
  type RuleBooks,
  type RulesInForce,
  type RulesKind,
  type Violation,
  canonicalJson,
  unequal,
  violationOf,
} from '../kernel/index.ts';
import type { AnyShop } from '../shop/index.ts';
import type { EventAtHand } from './event-at-hand.ts';

interface Version {
  readonly from: number;
  readonly rules: RulesInForce<unknown>;
}

const NOTICE_MS = 60_000;

/** The published rules of all names: facts in log order. Versions are few, so all are kept. */
export class RulesBooks implements RuleBooks {
  readonly #desk: EventAtHand;
  readonly #declared: AnyShop['rules'];
  readonly #versions = new Map<string, Version[]>();

  constructor(desk: EventAtHand, { rules }: AnyShop) {
    this.#desk = desk;
    this.#declared = rules;
  }

  publish(
    name: string,
    version: number,
    from: number,
    hash: string,
    content: unknown,
  ): Violation | undefined {
    const declared = this.#declared.get(name);
    if (declared === undefined || !declared.fits(content) || !this.#isAsked(declared, content))
      return violationOf('rules', 'rules that a slice declares', name);
    const versions = this.#versions.get(name) ?? [];
    const before = versions.at(-1);
    this.#versions.set(name, [...versions, { from, rules: { hash, content } }]);
    return (
      unequal('rules', this.#desk.id, name) ??
      unequal('rules', `version ${versions.length + 1}`, `version ${version}`) ??
      unequal('rules', hashOf(name, content, this.#desk.hash), hash) ??
      (before === undefined ? this.#auditFirst(name, declared.first, hash) : undefined) ??
      this.#auditNotice(from, before)
    );
  }

  /** What is asked of new versions only binds from the edition that began to ask it. */
  #isAsked({ asks }: PublishedRules<unknown>, content: unknown): boolean {
    return asks === undefined || this.#desk.edition < WRITTEN_EDITION || asks(content);
  }

  stop(name: string): void {
    this.#versions.get(name)?.pop();
  }

  like(name: string): RulesKind {
    return this.#declared.get(name)?.like ?? 'rules';
  }

  propose(name: string): ProposeRight {
    return this.#declared.get(name)?.propose ?? 'propose-rules';
  }

  inForce<Content>(
    { name, fits }: PublishedRules<Content>,
    time = this.#desk.time,
  ): RulesInForce<Content> | undefined {
    const versions = this.#versions.get(name) ?? [];
    // A plain loop: each play calls this eight times, nearly always for the newest version.
    for (let n = versions.length - 1; n >= 0; n -= 1) {
      const version = versions[n];
      if (version !== undefined && version.from <= time)
        return isOf(version.rules, fits) ? version.rules : undefined;
    }
    return undefined;
  }

  named<Content>({ name, fits }: PublishedRules<Content>, hash: string): Content | undefined {
    const content = this.#versions.get(name)?.find(({ rules }) => rules.hash === hash)?.rules.content;
    return fits(content) ? content : undefined;
  }

  /** Checks first rules, which take effect at once and unapproved: once there are players, they must be the declared ones. */
  #auditFirst(name: string, first: unknown, found: string): Violation | undefined {
    const { edition, playedAt, hash } = this.#desk;
    return edition >= DECLARED_EDITION && playedAt > 0
      ? unequal('first-rules', hashOf(name, first, hash), found)
      : undefined;
  }

  #auditNotice(from: number, before: Version | undefined): Violation | undefined {
    const { time, edition } = this.#desk;
    if (before === undefined) return unequal('notice', time, from);
    // From this edition on, the notice is itself a published rule, and the operators' books check every setting against it.
    if (edition >= FOUR_EYES_EDITION) return undefined;
    const earliest = Math.max(time + NOTICE_MS, before.from);
    return from < earliest ? violationOf('notice', `from ${earliest} at the earliest`, from) : undefined;
  }
}

const isOf = <Content>(
  rules: RulesInForce<unknown>,
  fits: PublishedRules<Content>['fits'],
): rules is RulesInForce<Content> => fits(rules.content);

// Implemented again on purpose, after docs/fairness.md: the auditor must not share the engine's mistakes.
const hashOf = (name: string, content: unknown, hash: (text: string) => string): string =>
  hash(canonicalJson({ scheme: 'v1', rules: name, content }));
