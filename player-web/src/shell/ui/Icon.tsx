import { clsx } from 'clsx';

const round = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** One path each, drawn on 24 × 24 with a 1.6 stroke. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  bag: 'M5 8h14l1 13H4zM9 8V6a3 3 0 0 1 6 0v2',
  box: 'M4 11h16v9H4zM5.500 11L7 4h10l1.500 7M10.500 11v3h3v-3',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3.500V7M16 3.500V7M9 15l2.200 2L15 13.500',
  chat: 'M4 5h16v11h-8l-4 4v-4H4z',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  clock: `${round(12, 12, 8.5)}M12 7v5.500l3.500 2`,
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  external: 'M14 5h5v5M19 5l-9 9M17 13v6H5V7h6',
  eye: `M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12z${round(12, 12, 3)}`,
  filter: 'M4 6h16M7 12h10M10 18h4',
  forward: 'M9 5l7 7-7 7',
  gift: 'M4 9h16v4H4zM5.500 13v7h13v-7M12 9v11M12 9C9 9 7 7.800 7 6s3.500-2.500 5 3c1.500-5.500 5-4.800 5-3s-2 3-5 3',
  globe: `${round(12, 12, 8.5)}M3.500 12h17M12 3.500c5 5 5 12 0 17-5-5-5-12 0-17z`,
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  horn: 'M4 10v4h3l7 4V6l-7 4zM17.500 9a4 4 0 0 1 0 6',
  info: `${round(12, 12, 8.5)}M12 11v5.500M12 7.300v.4`,
  leave: 'M13 4h6v16h-6M15 12H4M8 8l-4 4 4 4',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  moon: 'M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500z',
  pause: 'M8 5v14M16 5v14',
  people: `${round(9, 8.5, 3.5)}M2.500 20c.6-4 3-6 6.500-6s5.900 2 6.500 6M15.500 5.300a3.500 3.500 0 0 1 0 6.400M18 14.600c2 .8 3.200 2.600 3.500 5.400`,
  phone: 'M7 3h10v18H7zM11 18h2',
  play: 'M7 5l12 7-12 7z',
  plus: 'M12 5v14M5 12h14',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500H14zM20 14v2M14 20h2M18.500 18.500H20V20',
  random: 'M19.500 8A8.500 8.500 0 1 0 20.500 13M20 3.500V8h-4.500',
  search: `${round(11, 11, 6.5)}M16 16l4.500 4.500`,
  share: 'M12 15V4M8 7.500L12 3.500 16 7.500M6 11H4.500v9.500h15V11H18',
  skip: 'M5 5l9 7-9 7zM18.500 5v14',
  star: 'M12 4l2.400 5.200 5.600.6-4.200 3.800 1.200 5.600L12 16.400l-5 2.800 1.200-5.600L4 9.800l5.600-.6z',
  store: 'M4 9l1.500-5h13L20 9M4 9v11h16V9M4 9h16M9 20v-6h6v6',
  sun: `${round(12, 12, 4)}M12 2.500v2.500M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300l1.800 1.800M16.900 16.900l1.800 1.800M5.300 18.700l1.800-1.800M16.900 7.100l1.800-1.800`,
  swap: 'M4 8h14l-3.500-3.500M20 16H6l3.500 3.500',
  top: 'M5 4h14M12 21V9M6.500 14L12 8.500 17.500 14',
  trend: 'M4 17l5-6 4 3.500L20 7M15 7h5v5',
  up: 'M12 20V5M6 11l6-6 6 6',
  user: `${round(12, 8, 4)}M4 21c.8-4.500 4-6.500 8-6.500s7.200 2 8 6.500`,
  verify: 'M12 3l8 3v6c0 4.500-3 7.500-8 9-5-1.500-8-4.500-8-9V6zM8.500 12l2.500 2.500 4.500-5',
  warning: 'M12 4l9 16H3zM12 10v5M12 17.300v.4',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={clsx('icon', className)} aria-hidden="true" viewBox="0 0 24 24">
      <path d={PATHS[name]} />
    </svg>
  );
}
