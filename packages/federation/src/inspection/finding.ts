/** Something in the built files of a release that would reach beyond it. */
export interface Finding {
  /** What it is and where: file, line and column, and the code itself. */
  readonly problem: string;
  /** What its team can do about it, as a sentence without a full stop. */
  readonly fix: string;
}

/** A place in a file; lines and columns start at 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A place as editors and terminals write it: `web/styles/home.css:1:230`. */
export function placeText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

const longestExcerpt = 70;

/** The beginning of a piece of code, on one line: the way to find it in sources, since a build is minified. */
export function excerpt(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt)}…` : line;
}
