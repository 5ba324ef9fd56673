import { createElement } from 'react';
import type { ToastKind } from './ToastCard';

interface ToastOptions {
  /** A second, smaller line. */
  text?: string | undefined;
  /** A toast with the same id is replaced. */
  id?: string | undefined;
}

/** Milliseconds until a toast closes; `held` stays until it is closed. */
const STAYS_MS: Record<ToastKind, number> = {
  ok: 4000,
  info: 4000,
  error: 6000,
  held: Number.POSITIVE_INFINITY,
};

async function show(kind: ToastKind, title: string, { text, id }: ToastOptions = {}): Promise<void> {
  // The first paint does not need toasts: their code loads with the first one.
  const [{ toast: sonner }, { ToastCard }] = await Promise.all([import('sonner'), import('./ToastCard')]);
  sonner.custom(
    (key) => createElement(ToastCard, { kind, title, text, onClose: () => sonner.dismiss(key) }),
    {
      duration: STAYS_MS[kind],
      id: id ?? `${kind}:${title}`,
    },
  );
}

/** The key in the session storage of a toast for the next page. */
const NEXT = 'nextToast';

/** Keeps a confirmation for the page that loads next: a full load would take it away before anybody reads it. */
function keepForNext(title: string): void {
  try {
    sessionStorage.setItem(NEXT, title);
  } catch {
    // Without storage the page still loads, without the confirmation.
  }
}

/** Shows what the page before kept for this one, once. */
export function showKept(): void {
  try {
    const title = sessionStorage.getItem(NEXT);
    sessionStorage.removeItem(NEXT);
    if (title !== null) void show('ok', title);
  } catch {
    // Without storage nothing was kept.
  }
}

export const toast = {
  ok: (title: string, options?: ToastOptions) => void show('ok', title, options),
  error: (title: string, options?: ToastOptions) => void show('error', title, options),
  info: (title: string, options?: ToastOptions) => void show('info', title, options),
  /** Confirms on the page that loads next. */
  okAfterLoad: keepForNext,
  held: (title: string, options?: ToastOptions) => void show('held', title, options),
};
