/** A rule that an event breaks. */
export interface Violation {
  readonly rule: string;
  readonly expected: string;
  readonly found: string;
  /** version, in the current stream, of the event that breaks it; the current event's if absent */
  readonly version?: number;
}

/** The result of a check. */
export type Finding = Violation | undefined;

const SHOWN_MAX = 160;

const shown = (value: string | number): string => {
  const text = String(value);
  return text.length <= SHOWN_MAX ? text : `${text.slice(0, SHOWN_MAX)}…`;
};

export const violationOf = (rule: string, expected: string | number, found: string | number): Violation => ({
  rule,
  expected: shown(expected),
  found: shown(found),
});

/** Returns a violation unless both are equal. */
export const unequal = <Value extends string | number>(
  rule: string,
  expected: Value,
  found: Value,
): Finding => (expected === found ? undefined : violationOf(rule, expected, found));
