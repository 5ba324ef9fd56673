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

/** The stage of the home page: one exhibit at a time, as the banners name them, and a room to join beside it. */
export function Hero({ home }: { home: HomeInfo | undefined }) {
  const banners = useQuery(bannerQuery);
  const hash = useQuery(boxListQuery('hash'));
  const classic = useQuery(boxListQuery('csgo')).data;
  const next = useNextRoom();
  const boxes: BoxCardData[] = [...(hash.data ?? []), ...(classic ?? [])].flatMap((shelf) => shelf.boxes);
  // Rooms count, too: a column that came later would push the exhibit aside.
  const waiting = banners.isPending || hash.isPending || next.waiting;
  // Nor before the exhibit: what keeps its place would be pushed aside as well.
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

/** The room that closes next and can still be joined, one that the player is not in first. Phones have no room for it. */
function useNextRoom(): { readonly room: Room | undefined; readonly waiting: boolean } {
  const { language } = useTranslation().i18n;
  const phone = useOnPhone();
  const { data, isPending } = useQuery({ ...homeRoomsQuery(language), enabled: !phone });
  const open = phone
    ? []
    : (data ?? []).filter(({ state, rollTime }) => state === 'waiting' && rollTime > serverNow());
  return { room: open.find(({ isJoin }) => !isJoin) ?? open[0], waiting: !phone && isPending };
}
