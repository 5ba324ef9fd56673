import type { ReactNode } from 'react';
import { Bests } from './Bests';
import { GemsChart } from './GemsChart';
import { LuckChart } from './LuckChart';
import type { Profile, Shown } from './queries';
import { RunsPart } from './RunsPart';
import { Skins } from './Skins';
import { Titles } from './Titles';
import { useT } from './t';
import styles from './Profile.module.css';

export type PartName = keyof Shown;

/** The parts of a page that there are. @param aside what stands beside the heading of each */
export function Parts({
  profile: { luck, runs, best, collection, titles, gems },
  aside,
}: {
  profile: Profile;
  aside?: (part: PartName) => ReactNode;
}) {
  return (
    <>
      {(luck !== null || runs !== null || gems !== null) && (
        <div className={styles['history']} data-alone={luck === null || (runs === null && gems === null)}>
          {luck !== null && (
            <Part name="luck" aside={aside}>
              <LuckChart luck={luck} />
            </Part>
          )}
          {(runs !== null || gems !== null) && (
            <div className={styles['beside']}>
              {gems !== null && (
                <Part name="gems" aside={aside}>
                  <GemsChart gems={gems} />
                </Part>
              )}
              {runs !== null && (
                <Part name="runs" aside={aside}>
                  <RunsPart runs={runs} />
                </Part>
              )}
            </div>
          )}
        </div>
      )}
      {best !== null && (
        <Part name="best" aside={aside}>
          <Bests best={best} />
        </Part>
      )}
      {titles !== null && (
        <Part name="titles" aside={aside}>
          <Titles titles={titles} />
        </Part>
      )}
      {collection !== null && (
        <Part name="collection" aside={aside}>
          <Skins collection={collection} />
        </Part>
      )}
    </>
  );
}

export function Part({
  name,
  aside,
  children,
}: {
  name: PartName;
  aside: ((part: PartName) => ReactNode) | undefined;
  children?: ReactNode;
}) {
  const t = useT();
  return (
    <section className="panel pad stack">
      <div className={`split ${styles['partHead']}`}>
        <div>
          <h2 className="title-section">{t(`part.${name}`)}</h2>
          <p className="note">{t(`partNote.${name}`)}</p>
        </div>
        {aside?.(name)}
      </div>
      {children}
    </section>
  );
}
