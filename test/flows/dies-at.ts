/** How a process that is about to be killed begins its last line; the name of the append follows. */
export const DIES_AT = 'dies at ';
