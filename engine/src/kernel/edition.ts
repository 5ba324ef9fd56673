/** The edition that this code writes. Raise it when a rule changes, or a version of an event is no longer written. */
export const EDITION = 7;

/** Edition from which an auditor holds a log to the rules that older ones may break. */
export const STRICTER_EDITION = 3;

/** Edition from which operators change what is played by two pairs of eyes alone, and what counts is told by its time. */
export const FOUR_EYES_EDITION = 4;

/** Edition from which a registration says who invited, and gems are bought, under limits. */
export const MONEY_EDITION = 5;

/** Edition from which nothing is taken back that is played by. */
export const STANDING_EDITION = 6;

/** Edition from which rules begin as they are declared, a retrieval says which item it is of, and an order is no play. */
export const DECLARED_EDITION = 7;
