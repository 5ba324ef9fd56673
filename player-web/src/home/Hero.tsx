import { useQuery } from '@tanstack/react-query';
import { type BoxCardData, boxListQuery } from '../boxes/queries';
import { Carousel } from './Carousel';
import { bannerQuery } from './banner-query';
import type { HomeInfo } from './queries';
import { type Slide, slidesOf } from './slides';
import { CalmSlide, HeroSlide, SlideToCome } from './HeroSlide';
import styles from './Hero.module.css';

/** The stage of the home page: one exhibit at a time, as the banners name them. */
export function Hero({ home }: { home: HomeInfo | undefined }) {
  const banners = useQuery(bannerQuery);
  const hash = useQuery(boxListQuery('hash'));
  const classic = useQuery(boxListQuery('csgo')).data;
  const boxes: BoxCardData[] = [...(hash.data ?? []), ...(classic ?? [])].flatMap((shelf) => shelf.boxes);
  const waiting = banners.isPending || hash.isPending;
  const slides: Slide[] = waiting ? [] : slidesOf(banners.data ?? [], boxes, home?.boxNewList ?? []);
  return (
    <section className={`stage stage-section ${styles['hero']}`}>
      <div className={`page ${styles['page']}`}>
        {slides.length === 0 ? (
          <div className={`panel ${styles['banner']}`} aria-busy={waiting}>
            {waiting ? <SlideToCome /> : <CalmSlide />}
          </div>
        ) : (
          <Carousel slides={slides} slideKey={(slide) => slide.key}>
            {(slide, active) => <HeroSlide slide={slide} active={active} />}
          </Carousel>
        )}
      </div>
    </section>
  );
}
