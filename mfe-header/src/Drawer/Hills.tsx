/** Decoration at the bottom of the drawer: three ridges, the farthest the lightest. */
export function Hills({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 400 160" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M0 74c40-22 66-40 104-36 44 5 62 34 108 30 52-4 70-46 116-44 32 1 54 18 72 30v106H0Z"
        fill="var(--color-forest)"
      />
      <path
        d="M0 108c52-30 92-28 140-12 50 17 88 14 132-6 48-22 92-18 128 4v66H0Z"
        fill="var(--color-moss)"
        opacity="0.55"
      />
      <path d="M0 134c60-18 120-16 186-4 76 14 146 10 214-10v40H0Z" fill="var(--color-forest-deep)" />
    </svg>
  );
}
