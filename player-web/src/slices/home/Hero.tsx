import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithRetry } from '../../shell/app/lazy-with-retry';
import { withTexts } from '../../shell/app/with-texts';
import { type BoxCardData, boxListQuery } from '../boxes/queries';
import { serverNow } from '../../shell/net/clock';
import { type Room, homeRoomsQuery } from '../rolls/queries';
import { useOnPhone } from '../../shell/ui/use-on-phone';
import { Carousel } from './Carousel';
import { bannerQuery } from './banner-query';
import type { HomeInfo } from './queries';
import { type Slide, slidesOf } from './slides';
import { CalmSlide, HeroSlide, SlideToCome } from './HeroSlide';
import styles from './Hero.module.css';

const Teaser = lazyWithRetry(withTexts(async () => (await import('../rolls/Teaser')).Teaser));

/** The stage of the home page: one exhibit at a time by the banners, and a room to join beside it. */
export function Hero({ home }: { home: HomeInfo | undefined }) {
  const banners = useQuery(bannerQuery);
  const hash = useQuery(boxListQuery('hash'));
  const classic = useQuery(boxListQuery('csgo')).data;
  const next = useNextRoom();
  const boxes: BoxCardData[] = [...(hash.data ?? []), ...(classic ?? [])].flatMap((shelf) => shelf.boxes);
  // Waits for the rooms, too: a column added later would shift the exhibit.
  const waiting = banners.isPending || hash.isPending || next.waiting;
  // The room does not show before the exhibit either: it would shift the exhibit's placeholder.
  const room = waiting ? undefined : next.room;
  const slides: Slide[] = waiting ? [] : slidesOf(banners.data ?? [], boxes, home?.boxNewList ?? []);
  return (
    <section className={`stage stage-section ${styles['hero']}`}>
      <div className={clsx('page', styles['page'], room !== undefined && styles['beside'])}>
        {slides.length === 0 ? (
          <div className={`panel ${styles['banner']}`} aria-busy={waiting}>
            {waiting ? <SlideToCome /> : <CalmSlide />}
          </div>
        ) : (
          <Carousel slides={slides} slideKey={(slide) => slide.key}>
            {(slide, active) => <HeroSlide slide={slide} active={active} />}
          </Carousel>
        )}
        {room !== undefined && (
          <Suspense fallback={<div className="panel" />}>
            <Teaser room={room} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

/**
 * Returns the room that closes next and can still be joined, preferably one without the player. Phones have no space
 * for it.
 */
function useNextRoom(): { readonly room: Room | undefined; readonly waiting: boolean } {
  const { language } = useTranslation().i18n;
  const phone = useOnPhone();
  const { data, isPending } = useQuery({ ...homeRoomsQuery(language), enabled: !phone });
  const open = phone
    ? []
    : (data ?? []).filter(({ state, rollTime }) => state === 'waiting' && rollTime > serverNow());
  return { room: open.find(({ isJoin }) => !isJoin) ?? open[0], waiting: !phone && isPending };
}
