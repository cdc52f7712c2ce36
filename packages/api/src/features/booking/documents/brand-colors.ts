/** Colours of `packages/ui/src/styles/tokens.css` for media without CSS variables. A test compares them. */
export const brandColors = {
  ink: '#16261f',
  inkSoft: '#46574e',
  paperRaised: '#fffdf8',
  paperSunken: '#f1eadb',
  line: '#ddd3bf',
  forest: '#12402f',
  forestDeep: '#0b2a1f',
  moss: '#3f6b3b',
  marigold: '#f0a92e',
  marigoldSoft: '#fbe3b4',
  laterite: '#a63d22',
  river: '#1d6a72',
  onDark: '#fdf8ec',
  onDarkSoft: '#c9d6c9',
} as const;
