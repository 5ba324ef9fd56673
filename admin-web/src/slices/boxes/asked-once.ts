/** What an editor begins with is not asked for again because somebody looked away: the editor would begin anew, too. */
export const ASKED_ONCE = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
