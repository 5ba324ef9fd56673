import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useT } from './t';
import styles from './Carousel.module.css';

const AUTOPLAY_MS = 5000;

interface CarouselProps<Slide> {
  slides: readonly Slide[];
  slideKey: (slide: Slide) => string;
  children: (slide: Slide, active: boolean) => ReactNode;
}

/** One slide at a time, for 5 s each. Stops on hover, focus and touch, in a hidden tab, and with reduced motion. */
export function Carousel<Slide>({ slides, slideKey, children }: CarouselProps<Slide>) {
  const t = useT();
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, slides.length - 1);
  const swipe = useRef(0);
  const { stopped, stops } = useAutoplay(slides.length, setChosen);

  const turn = (by: number) => setChosen((at + by + slides.length) % slides.length);
  return (
    <div
      className={`panel ${styles['carousel']}`}
      role="region"
      aria-roledescription={t('banner.roledescription')}
      aria-label={t('banner.label')}
      {...stops}
      onTouchStart={(event) => {
        stops.onTouchStart();
        swipe.current = event.touches[0]?.clientX ?? 0;
      }}
      onTouchEnd={(event) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - swipe.current;
        if (Math.abs(moved) > 48) turn(moved > 0 ? -1 : 1);
      }}
    >
      <div
        className={styles['strip']}
        style={{ translate: `${-100 * at}% 0` }}
        aria-live={stopped ? 'polite' : 'off'}
      >
        {slides.map((slide, index) => (
          <div className={styles['slide']} key={slideKey(slide)} role="group" inert={index !== at}>
            {children(slide, index === at)}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles['dots']} role="group" aria-label={t('banner.dots')}>
          {slides.map((slide, index) => (
            <button
              key={slideKey(slide)}
              type="button"
              data-state={index === at ? 'active' : 'inactive'}
              aria-current={index === at}
              aria-label={t('banner.dot', { page: index + 1 })}
              onClick={() => setChosen(index)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** Advances the slides until the visitor interacts. */
function useAutoplay(slides: number, setChosen: (next: (at: number) => number) => void) {
  const [reasons, setReasons] = useState<ReadonlySet<string>>(new Set());
  const stopped = reasons.size > 0;
  const set = useCallback((reason: string, on: boolean) => {
    setReasons((before) => {
      const after = new Set(before);
      if (on) after.add(reason);
      else after.delete(reason);
      return after;
    });
  }, []);

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => {
      set('hidden', document.hidden);
      set('still', still.matches);
    };
    look();
    document.addEventListener('visibilitychange', look);
    still.addEventListener('change', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      still.removeEventListener('change', look);
    };
  }, [set]);

  useEffect(() => {
    if (stopped || slides < 2) return undefined;
    const timer = setInterval(() => setChosen((at) => (at + 1) % slides), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [stopped, slides, setChosen]);

  const stops = {
    onMouseEnter: () => set('hover', true),
    onMouseLeave: () => set('hover', false),
    onFocus: () => set('focus', true),
    onBlur: () => set('focus', false),
    onTouchStart: () => set('touch', true),
  };
  return { stopped, stops };
}
