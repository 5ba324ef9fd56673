/** Prefix of the last line of a process that is about to be killed; the name of the append follows. */
export const DIES_AT = 'dies at ';
