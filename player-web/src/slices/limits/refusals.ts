/** The player must confirm the reality check first. */
export const CHECK_DUE = 815;

/** The player must state a real name first. */
export const NAME_NEEDED = 812;

/** The other refusals because of limits or the policy. The server has their words. */
export const LIMITED: readonly number[] = [810, 811, 813, 814, 816, 817, 818];
