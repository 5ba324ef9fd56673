/** The refusals with which limits and the policy hold a play back; the server's table has their words. */
const FIRST = 810;
const LAST = 818;

/** Time and net result have to be looked at first. */
export const CHECK_DUE = 815;

/** Who plays here has told their real name. */
export const NAME_NEEDED = 812;

export const isLimited = (errCode: number): boolean => errCode >= FIRST && errCode <= LAST;
