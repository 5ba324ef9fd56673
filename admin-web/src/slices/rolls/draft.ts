import type { BodyOf } from '@skins/api/contract';
import type { createRoomOf } from '@skins/api/rolls/contract';

type RoomBody = BodyOf<typeof createRoomOf>;
type Names = RoomBody['name'];
type Language = keyof Names;
type Asked = RoomBody['conditions'][number];
export type ConditionKind = Asked['kind'];
type Door = RoomBody['door'];

export const LANGUAGES = ['zh', 'en', 'ru', 'vi'] as const satisfies readonly Language[];
export const DOORS = ['open', 'password', 'once'] as const satisfies readonly Door[];
export const CONDITIONS = [
  'paid-in',
  'opens',
  'vip',
  'invited',
  'assists',
] as const satisfies readonly ConditionKind[];
export const KINDS = ['official', 'streamer'] as const;
/** Codes of the calls (spec 7.6). */
const TYPES = { official: 0, streamer: 1 } as const;
export const PRIZES_MAX = 50;

/** A condition being edited. */
export interface ConditionDraft {
  readonly on: boolean;
  readonly amount: string;
  readonly days: string;
}

/** A room being edited. */
export interface RoomDraft {
  readonly kind: (typeof KINDS)[number];
  readonly host: string;
  readonly name: Names;
  readonly description: Names;
  readonly image: string;
  /** first prize first; a skin may be listed more than once */
  readonly skinIds: readonly string[];
  readonly conditions: Readonly<Record<ConditionKind, ConditionDraft>>;
  /** whether each device admits one account; undefined: only if there are no conditions */
  readonly oneADevice: boolean | undefined;
  readonly door: Door;
  readonly password: string;
}

const NO_NAMES: Names = { zh: '', en: '', ru: '', vi: '' };
const OFF: ConditionDraft = { on: false, amount: '', days: '30' };

export const EMPTY: RoomDraft = {
  kind: 'official',
  host: '',
  name: NO_NAMES,
  description: NO_NAMES,
  image: '',
  skinIds: [],
  conditions: { 'paid-in': OFF, opens: OFF, vip: OFF, invited: OFF, assists: OFF },
  oneADevice: undefined,
  door: 'open',
  password: '',
};

const PLAYER = /^[a-z0-9]{8,40}$/;
const IMAGE = /^\/[A-Za-z0-9._/-]{1,200}$/;
const GEMS = /^\d{1,9}(\.\d{1,4})?$/;
const COUNT = /^[1-9]\d{0,6}$/;
const DAYS_MAX = 30;
const LEVEL_MAX = 10;
const FRIENDS_MAX = 1_000;

const within = (text: string, most: number) => COUNT.test(text) && Number(text) <= most;

/** Returns whether each device admits one account to the room. */
export const isOneADevice = ({ oneADevice, conditions }: RoomDraft): boolean =>
  oneADevice ?? CONDITIONS.every((kind) => !conditions[kind].on);

/** The invalid fields. */
interface Faults {
  readonly host: boolean;
  readonly name: (language: Language) => boolean;
  readonly image: boolean;
  readonly amount: (kind: ConditionKind) => boolean;
  readonly days: (kind: ConditionKind) => boolean;
  readonly password: boolean;
}

export function faultsOf({ kind, host, name, image, conditions, door, password }: RoomDraft): Faults {
  return {
    host: kind === 'streamer' && !PLAYER.test(host.trim()),
    name: (language) => name[language].trim() === '',
    image: image.trim() !== '' && !IMAGE.test(image.trim()),
    amount: (one) => conditions[one].on && !isAmount(one, conditions[one].amount.trim()),
    days: (one) => isOfDays(one) && conditions[one].on && !within(conditions[one].days.trim(), DAYS_MAX),
    password: door === 'password' && password.trim().length < 4,
  };
}

/** Returns whether a condition is about the last few days. */
export const isOfDays = (kind: ConditionKind): kind is 'paid-in' | 'opens' =>
  kind === 'paid-in' || kind === 'opens';

function isAmount(kind: ConditionKind, text: string): boolean {
  if (kind === 'invited') return true;
  if (kind === 'paid-in') return GEMS.test(text) && Number(text) > 0;
  if (kind === 'vip') return within(text, LEVEL_MAX);
  return within(text, kind === 'assists' ? FRIENDS_MAX : 1_000_000);
}

/**
 * Returns the request body; undefined while a field is invalid.
 * @param closesAt milliseconds since 1970; null if empty
 * @param cover the picture of the first prize
 */
export function bodyOf(draft: RoomDraft, closesAt: number | null, cover: string): RoomBody | undefined {
  const faults = faultsOf(draft);
  const wrong =
    faults.host ||
    faults.image ||
    faults.password ||
    LANGUAGES.some((language) => faults.name(language)) ||
    CONDITIONS.some((kind) => faults.amount(kind) || faults.days(kind));
  if (wrong || closesAt === null || draft.skinIds.length === 0) return undefined;
  const { kind, host, name, description, image, skinIds, conditions, door, password } = draft;
  return {
    type: TYPES[kind],
    ...(kind === 'streamer' && { host: host.trim() }),
    name: trimmed(name),
    description: trimmed(description),
    image: image.trim() === '' ? cover : image.trim(),
    skinIds: [...skinIds],
    conditions: CONDITIONS.filter((one) => conditions[one].on).map((one) => askedOf(one, conditions[one])),
    oneADevice: isOneADevice(draft),
    door,
    ...(door === 'password' && { password: password.trim() }),
    closesAt,
  };
}

const trimmed = ({ zh, en, ru, vi }: Names): Names => ({
  zh: zh.trim(),
  en: en.trim(),
  ru: ru.trim(),
  vi: vi.trim(),
});

function askedOf(kind: ConditionKind, { amount: typed, days: window }: ConditionDraft): Asked {
  const [amount, days] = [Number(typed), Number(window)];
  switch (kind) {
    case 'paid-in':
      return { kind, amount, days };
    case 'opens':
      return { kind, count: amount, days };
    case 'vip':
      return { kind, level: amount };
    case 'assists':
      return { kind, count: amount };
    case 'invited':
    default:
      return { kind };
  }
}
