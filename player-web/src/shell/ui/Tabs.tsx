import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Tabs.module.css';

interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** Shows a red dot: something waits there. The text is read aloud. */
  news?: string | undefined;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Element to the right of the tabs. */
  aside?: ReactNode;
  headClassName?: string | undefined;
  plain?: boolean | undefined;
  tabClassName?: string | undefined;
  className?: string | undefined;
  /** The panel of the selected tab. */
  children: ReactNode;
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, aside, headClassName, plain, tabClassName, className, children } =
    props;
  const choose = (text: string) => {
    const chosen = tabs.find((tab) => tab.value === text);
    if (chosen !== undefined) onChange(chosen.value);
  };
  const row = useChosenInView(tabs.findIndex((tab) => tab.value === value));
  const list = (
    <Radix.List
      ref={row}
      className={clsx(styles['tabs'], plain === true && styles['plain'])}
      aria-label={label}
    >
      {tabs.map((tab) => (
        <Radix.Trigger key={tab.value} value={tab.value} className={clsx(styles['tab'], tabClassName)}>
          {tab.label}
          {tab.news !== undefined && (
            <>
              {' '}
              <span className="dot" aria-hidden="true" />
              <span className="sr-only">{tab.news}</span>
            </>
          )}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
  return (
    <Radix.Root className={className} value={value} onValueChange={choose}>
      {aside === undefined ? (
        list
      ) : (
        <div className={clsx('split', headClassName)}>
          {list}
          {aside}
        </div>
      )}
      <Radix.Content value={value} tabIndex={-1}>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

/** Scrolls a row of tabs that is wider than the screen, so that the chosen one is in its middle. The page stays. */
function useChosenInView(index: number) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = list.current?.children[index];
    if (list.current === null || chosen === undefined) return;
    const [row, tab] = [list.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    list.current.scrollLeft += tab.left - row.left - (row.width - tab.width) / 2;
  }, [index]);
  return list;
}
