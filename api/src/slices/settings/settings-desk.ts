import { mayDo } from '@skins/engine/kernel';
import { PROBATION_MS, modeAt } from '@skins/engine/operators';
import { SEED_CHAINS } from '@skins/engine/seeds';
import type { Game } from '../../foundation/game/index.ts';
import type { Operator } from '../../foundation/http/operator.ts';
import { catalogueSetting } from './catalogue-setting.ts';
import type { WordsOfRules } from '../../foundation/words/index.ts';
import type { Draft, DraftHead, DraftTexts, Drafts } from './drafts.ts';
import { rulesSetting } from './rules-setting.ts';
import { type Checked, type Setting, type SettingState, baseOf, inForceAt } from './setting.ts';
import type { ChangeState, WhyNot } from './shapes.ts';
import { Wording } from './wording.ts';

/** A change's proposal state. Times in milliseconds since 1970. */
interface Standing {
  readonly state: ChangeState;
  /** time of effect; undefined if unknown */
  readonly from: number | undefined;
  readonly hash: string;
  readonly author: string | undefined;
  readonly approver: string | undefined;
  readonly expires: number | undefined;
  readonly updated: number | undefined;
}

/** A change with its draft, its proposal, or both. */
export interface Change {
  readonly id: string;
  readonly setting: Setting;
  readonly draft: DraftHead | undefined;
  readonly standing: Standing;
  readonly editors: readonly string[];
}

/** A change with the content of its draft. */
export interface FoundChange {
  readonly change: Change;
  readonly draft: Draft | undefined;
}

/** Maximum number of drafts. */
const DRAFTS_MAX = 500;
const CONTENT_MAX = 4_000_000;
/** Maximum nesting of a content; no setting has as many levels. */
const LEVELS_MAX = 32;

/** Operators' changes, and their proposal states. */
export class SettingsDesk {
  readonly drafts: Drafts;
  /** settings and their changes in words */
  readonly wording: Wording;
  readonly #game: Game;
  readonly #catalogue: Setting;
  readonly #settings: ReadonlyMap<string, Setting>;
  #turn: Promise<unknown> = Promise.resolve();

  /** @param words of the rules of all slices */
  constructor(game: Game, drafts: Drafts, words: WordsOfRules) {
    this.#game = game;
    this.drafts = drafts;
    this.wording = new Wording(words);
    this.#catalogue = catalogueSetting(game, this.wording);
    const all = [
      this.#catalogue,
      // Excluded, because a shop has a fixed length of chains and does not start on a log with another one.
      ...[...game.shop.rules.values()]
        .filter(({ name }) => name !== SEED_CHAINS.name)
        .map((rules) => rulesSetting(game, rules, this.wording)),
    ];
    this.#settings = new Map(all.map((setting) => [setting.id, setting]));
  }

  all(): Setting[] {
    return [...this.#settings.values()];
  }

  setting(id: string): Setting | undefined {
    return this.#settings.get(id);
  }

  now(): number {
    return this.#game.clock();
  }

  /** Runs one at a time, so that an approval's checks include earlier approvals, and a new draft counts the earlier ones. */
  inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(act);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async changes(): Promise<Change[]> {
    const drafts = await this.drafts.all();
    const kept = new Set(drafts.map(({ id }) => id));
    return this.all().flatMap((setting) => {
      const state = setting.state();
      const { open, approved } = state.proposals;
      const lost = [...open.keys(), ...approved.keys()].filter((id) => !kept.has(id));
      return [
        ...drafts
          .filter((draft) => draft.setting === setting.id)
          .map((draft) => changeOf(setting, state, draft.id, draft, this.now())),
        ...lost.map((id) => changeOf(setting, state, id, undefined, this.now())),
      ];
    });
  }

  async change(id: string): Promise<FoundChange | undefined> {
    const draft = await this.drafts.find(id);
    const settings = draft === undefined ? this.all() : [this.setting(draft.setting)];
    for (const setting of settings) {
      if (setting === undefined) continue;
      const state = setting.state();
      const { open, approved } = state.proposals;
      if (draft !== undefined || open.has(id) || approved.has(id))
        return { change: changeOf(setting, state, id, draft, this.now()), draft };
    }
    return undefined;
  }

  /** @param editors operator ids, first the one who begins it */
  async begin(
    setting: Setting,
    texts: DraftTexts,
    editors: readonly string[],
  ): Promise<Pick<Draft, 'id' | 'etag'> | 'too-many-drafts' | 'draft-too-large'> {
    if (isTooLarge(texts.content)) return 'draft-too-large';
    return this.inTurn(async () => {
      const open = (await this.changes()).filter(({ standing }) => standing.state === 'draft');
      if (open.length >= DRAFTS_MAX) return 'too-many-drafts';
      const base = baseOf(setting.state());
      return this.drafts.add(setting.id, texts, { editors, base, time: this.now() });
    });
  }

  /**
   * Stores a catalogue change that an operator proposes as a file, for the approver.
   * @returns its id
   * @throws RangeError if it is too large, or there are too many drafts
   */
  async keepCatalogue({ change, by }: { readonly change: unknown; readonly by: string }): Promise<string> {
    const begun = await this.begin(this.#catalogue, { title: 'import', content: change, from: null }, [by]);
    if (typeof begun === 'string') throw new RangeError(begun);
    return begun.id;
  }

  async edit(
    setting: Setting,
    draft: Pick<DraftHead, 'id' | 'editors' | 'etag'>,
    texts: DraftTexts,
    by: string,
  ): Promise<Pick<Draft, 'id' | 'etag'> | 'stale-draft' | 'draft-too-large'> {
    if (isTooLarge(texts.content)) return 'draft-too-large';
    const base = baseOf(setting.state());
    return (await this.drafts.edit(draft, texts, { by, base, time: this.now() })) ?? 'stale-draft';
  }

  /** Returns why an operator may not approve a change, and until when; undefined if they may. */
  whyNot(
    operator: Pick<Operator, 'operatorId' | 'role' | 'since'>,
    change: Change,
    checked: Checked | undefined,
  ): { readonly code: WhyNot; readonly until?: number } | undefined {
    if (!mayDo(operator.role, change.setting.rights.approve)) return { code: 'may-not' };
    if (change.standing.state !== 'proposed') return { code: 'not-open' };
    if (checked?.gates.every(({ passed }) => passed) !== true) return { code: 'gates-closed' };
    const { register } = this.#game.operators();
    if (modeAt(register, this.now()) === 'single') return undefined;
    const persons = change.editors.map((id) => register.operators.get(id)?.personId);
    if (persons.includes(register.operators.get(operator.operatorId)?.personId))
      return { code: 'own-proposal' };
    const until = operator.since + PROBATION_MS;
    return this.now() < until ? { code: 'on-probation', until } : undefined;
  }
}

/** Tests whether a content is larger or deeper than allowed. */
export const isTooLarge = (content: unknown): boolean =>
  isDeep(content, LEVELS_MAX) || JSON.stringify(content ?? null).length > CONTENT_MAX;

const isDeep = (content: unknown, levels: number): boolean =>
  typeof content === 'object' &&
  content !== null &&
  (levels === 0 || Object.values(content).some((part) => isDeep(part, levels - 1)));

function changeOf(
  setting: Setting,
  state: SettingState,
  id: string,
  draft: DraftHead | undefined,
  now: number,
): Change {
  const proposal = state.proposals.open.get(id) ?? state.proposals.approved.get(id);
  return {
    id,
    setting,
    draft,
    standing: standingOf(state, id, draft, now),
    editors: proposal?.editors ?? draft?.editors ?? [],
  };
}

function standingOf(state: SettingState, id: string, draft: DraftHead | undefined, now: number): Standing {
  const { open, ended, approved } = state.proposals;
  const pending = open.get(id);
  const done = approved.get(id);
  const how = ended.get(id);
  const wished = draft?.from ?? undefined;
  if (pending !== undefined)
    return {
      state: now > pending.expires ? 'expired' : 'proposed',
      from: wished,
      hash: pending.hash,
      author: pending.author,
      approver: undefined,
      expires: pending.expires,
      updated: pending.time,
    };
  if (done !== undefined) {
    const version = state.versions.find(({ proposalId }) => proposalId === id);
    return {
      state: how === 'stopped' ? 'stopped' : publishedAs(state, version?.from ?? 0, id, now),
      from: version?.from ?? wished,
      hash: done.hash,
      author: done.author,
      approver: done.approver,
      expires: undefined,
      updated: done.approved,
    };
  }
  return {
    state: how === 'withdrawn' || how === 'refused' ? how : 'draft',
    from: wished,
    hash: '',
    author: undefined,
    approver: undefined,
    expires: undefined,
    updated: undefined,
  };
}

function publishedAs(state: SettingState, from: number, id: string, now: number): ChangeState {
  if (from > now) return 'scheduled';
  return inForceAt(state, now)?.proposalId === id ? 'in-force' : 'superseded';
}
