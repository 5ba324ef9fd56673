import styles from './Rain.module.css';

/** A red paper envelope with the shop's seal. */
export function Packet({ open = false }: { open?: boolean }) {
  return (
    <svg className={styles['feng']} data-open={open} viewBox="0 0 72 104" aria-hidden="true">
      <path d="M3 1h66q2 0 2 2v98q0 2-2 2H3q-2 0-2-2V3q0-2 2-2z" fill="#932722" />
      <path d="M1 6V3q0-2 2-2h66q2 0 2 2v3L36 42z" fill="#ab372c" />
      <path d="M1 6l35 36L71 6" fill="none" stroke="#f0c9a4" strokeOpacity=".55" strokeWidth=".9" />
      <path d="M5.500 12v86h61V12" fill="none" stroke="#f0c9a4" strokeOpacity=".3" strokeWidth=".8" />
      <circle cx="36" cy="43" r="12.500" fill="#efe9dc" />
      <circle cx="36" cy="43" r="10.800" fill="none" stroke="#7a1d17" strokeOpacity=".35" strokeWidth=".7" />
      <path d="M31 37h10l4.500 5L36 52.500 26.500 42z" fill="#0e5e47" />
      <path
        d="M26.500 42h19M31 37l2 5 3 10.500L39 42l2-5"
        fill="none"
        stroke="#d3f2e3"
        strokeOpacity=".7"
        strokeWidth=".7"
      />
    </svg>
  );
}
