/** Time and net result have to be looked at first. */
export const CHECK_DUE = 815;

/** Who plays here has told their real name. */
export const NAME_NEEDED = 812;

/** The other refusals of limits and of the policy; the server's table has their words. */
export const LIMITED: readonly number[] = [810, 811, 813, 814, 816, 817, 818];
