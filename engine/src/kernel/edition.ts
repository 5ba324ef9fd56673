/** The edition that this code writes. Raise it when a rule changes, or when a version of an event is no longer written. */
export const EDITION = 9;

/** First edition that an auditor checks against the rules that older ones may break. */
export const STRICTER_EDITION = 3;

/** First edition in which operators change what is played only by approved proposals, each in force from a stated time. */
export const FOUR_EYES_EDITION = 4;

/** First edition in which a registration says who invited, and gems are bought, under limits. */
export const MONEY_EDITION = 5;

/** First edition in which a setting that was played by is never undone. */
export const STANDING_EDITION = 6;

/** First edition in which rules begin as declared, a retrieval names its item, and an order is no play. */
export const DECLARED_EDITION = 7;

/**
 * First edition in which the first record of each command carries the hash of its input, and a play with a result that is
 * held back writes as many records whatever the result.
 */
export const INPUT_EDITION = 8;

/** First edition in which an approval or a refusal may have a comment. */
export const COMMENTED_EDITION = 8;

/** First edition in which a box version may stand on no shelf, as a phase of the moon box. */
export const UNSHELVED_EDITION = 8;

/** First edition in which a player registers with a login that was claimed for that player. */
export const CLAIMED_EDITION = 9;

/** First edition in which no player is erased who owes gems of a reversed payment. */
export const DEBT_EDITION = 9;

/** First edition in which new texts for players hide no signs, mix no scripts in a word, and link to paths or https hosts. */
export const WRITTEN_EDITION = 9;

/** First edition in which a task may give a competition card. */
export const CARD_EDITION = 9;

/** First edition in which a game whose plays are another slice's, as the moon box is, stops by itself. */
export const LEADING_EDITION = 9;

/** First edition in which a registration says what texts the player agreed to. */
export const AGREED_EDITION = 9;

/** First edition in which operators for content propose texts. */
export const TEXTS_EDITION = 9;

/** First edition in which maintenance needs no notice. */
export const AT_ONCE_EDITION = 9;
