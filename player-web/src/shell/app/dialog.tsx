import type { ComponentType } from 'react';
import type { Loads } from '../i18n';
import type { DialogControl } from '../ui/dialog-control';
import { lazyWithRetry } from './lazy-with-retry';
import type { Access, DialogEntry } from './slice';
import { withTexts } from './with-texts';

/** Defines a dialog of a slice; its code is loaded when it first opens. */
export function dialog<Props extends object>(
  access: Access,
  load: Loads<ComponentType<Props & { control: DialogControl }>>,
): DialogEntry<Props> {
  const Shown = lazyWithRetry(withTexts(load));
  return { access, draw: (props, control) => <Shown {...props} control={control} /> };
}
