/** No refetch on focus or reconnect: it would reset the editor and lose the input. */
export const ASKED_ONCE = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
