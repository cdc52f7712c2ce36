/** A poster of the Ghats at dusk: sun, mist, three ridges and a line of trees. */
export function Poster({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 400 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="400" height="560" fill="var(--color-forest)" />
      <g transform="translate(0 124)">
        <circle cx="292" cy="292" r="118" fill="var(--color-marigold)" opacity="0.14" />
        <circle cx="292" cy="292" r="84" fill="var(--color-marigold)" opacity="0.22" />
        <circle cx="292" cy="292" r="54" fill="var(--color-marigold)" />
        <path
          d="M0 356c44-12 70-56 112-50 40 6 58 44 102 38 46-6 62-58 106-52 32 4 54 28 80 34v334H0Z"
          fill="var(--color-river)"
          opacity="0.75"
        />
        <path
          d="M0 410c58-44 96-30 146-14 52 18 86 8 130-14 48-24 88-14 124 8v270H0Z"
          fill="var(--color-moss)"
        />
        <path
          d="M0 452c40-10 74-6 108 4 70 22 118 24 180 2 42-14 76-20 112-12v214H0Z"
          fill="var(--color-forest-deep)"
        />
        <g fill="var(--color-forest-deep)">
          <path d="m44 398 20 60H24Zm0 24 26 60H18Z" />
          <path d="m88 418 15 46H73Zm0 18 20 48H68Z" />
          <path d="m352 394 21 64h-42Zm0 26 27 62h-54Z" />
          <path d="m312 420 14 44h-28Zm0 18 19 46h-38Z" />
        </g>
      </g>
    </svg>
  );
}
