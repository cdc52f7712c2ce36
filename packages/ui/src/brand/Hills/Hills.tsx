import styles from './Hills.module.css';

interface HillsProps {
  /** Colour of the nearest ridge, which matches the section below. */
  readonly tone?: 'paper' | 'sunken' | 'forest';
  readonly className?: string;
}

/** Layered ridges that divide sections. Decorative. */
export function Hills({ tone = 'paper', className }: HillsProps) {
  return (
    <svg
      className={[styles.hills, className].filter(Boolean).join(' ')}
      data-tone={tone}
      viewBox="0 0 1440 160"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.far}
        d="M0 78c70-14 118-46 190-44 66 2 104 34 170 30 84-5 126-58 214-58 80 0 116 46 190 52 82 7 128-38 210-34 76 4 112 42 186 42 92 0 176-44 280-36v130H0z"
      />
      <path
        className={styles.middle}
        d="M0 104c92 6 148-34 236-32 98 3 150 44 246 40 104-4 164-56 268-52 92 4 142 48 232 48 98 0 166-50 262-44 74 5 124 32 196 30v66H0z"
      />
      <path
        className={styles.near}
        d="M0 134c130 4 196-34 332-30 132 4 214 36 344 32 126-4 200-38 330-36 158 2 266 44 434 30v30H0z"
      />
    </svg>
  );
}
