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

export const toast = {
  ok: (title: string, options?: ToastOptions) => void show('ok', title, options),
  error: (title: string, options?: ToastOptions) => void show('error', title, options),
  info: (title: string, options?: ToastOptions) => void show('info', title, options),
  held: (title: string, options?: ToastOptions) => void show('held', title, options),
};
