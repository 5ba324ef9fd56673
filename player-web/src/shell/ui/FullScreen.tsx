import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface FullScreenProps {
  /** Read aloud; the content brings what is seen. */
  readonly title: string;
  readonly className: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A modal scene over the whole screen, without a frame. It keeps the focus, and Escape leaves it. */
export const FullScreen = ({ title, className, onLeave, children }: FullScreenProps) => (
  <Radix.Root open onOpenChange={onLeave}>
    <Radix.Portal>
      <Radix.Content
        className={className}
        aria-describedby={undefined}
        tabIndex={-1}
        // The scene itself: a ring around its way out would be the first thing seen.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Radix.Title className="sr-only">{title}</Radix.Title>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
