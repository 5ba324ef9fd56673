/**
 * States in which an item cannot be ticked: the disabled set of spec 4.18. Commands follow the state machine alone.
 */
const DISABLED: ReadonlySet<number> = new Set([1, 2, 9, 10, 11, 12, 13, 14]);

export const isTickable = (status: number): boolean => !DISABLED.has(status);
