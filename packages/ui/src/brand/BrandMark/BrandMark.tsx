import { useId } from 'react';

interface BrandMarkProps {
  /** Width and height in pixels. Defaults to 40. */
  readonly size?: number;
}

/** The round brand mark in the text colour, with a marigold sun. Hidden from assistive technology. */
export function BrandMark({ size = 40 }: BrandMarkProps) {
  const clip = useId();
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="currentColor"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <clipPath id={clip}>
        <circle cx="32" cy="32" r="27.5" />
      </clipPath>
      <circle cx="32" cy="32" r="30" fill="none" stroke="currentColor" strokeWidth="3" />
      <g clipPath={`url(#${clip})`}>
        <circle cx="21" cy="19.5" r="6.5" fill="var(--color-marigold)" />
        <path
          opacity="0.5"
          d="M3.2 36C9 29.5 14 26 19 26c6.5 0 10.5 7 17 10.5 4 2.1 7 1 11-.5 5-2 9.5-2.5 13.8-1V43.7H3.2z"
        />
        <path d="M2.5 44C10 38.5 19 37.5 27 39.5 31 40.5 35 42 38.5 43.6 34 46 27.5 46.5 25 49.5 22.5 52.5 27 56 24.5 61.5L6 55zM42 43.7C49 41.7 56 41.5 61.5 43L59 55 33.5 61.8C35.5 57 30.5 53.5 32 50.8 33.5 48 39.5 46.8 42 43.7z" />
        <path d="M41.9 19.5h2.2C44.3 27 44.6 34 45.4 44h-3C42 34 41.8 27 41.9 19.5z" />
        <path d="M43 19.5Q36 13 29 24.5Q36 19 43 19.5ZM43 19.5Q36.8 11.4 30.5 14Q36.8 17 43 19.5ZM43 19.5Q42.4 11.7 37.5 7.5Q38.2 15.9 43 19.5ZM43 19.5Q43.4 11.5 48 7Q47.6 15.7 43 19.5ZM43 19.5Q49.3 10.9 55.5 13Q49.3 16.5 43 19.5ZM43 19.5Q50 12.5 57 23.5Q50 18.5 43 19.5ZM43 19.5Q38.8 19.6 34.5 28Q38.8 24.8 43 19.5ZM43 19.5Q47.3 19.6 51.5 28Q47.3 24.8 43 19.5Z" />
      </g>
    </svg>
  );
}
