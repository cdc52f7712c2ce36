/** A problem in the built files of a release: code or styles that reach outside the remote. */
export interface Finding {
  /** Problem and location: file, line and column, and the code itself. */
  readonly problem: string;
  /** Suggested fix, as a sentence without a full stop. */
  readonly fix: string;
}

/** A position in a file. Lines and columns start at 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Formats a position as editors and terminals write it: `web/styles/home.css:1:230`. */
export function placeText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

const longestExcerpt = 70;

/**
 * Returns the beginning of a piece of code, on one line, to search for in the sources. Builds are minified.
 */
export function excerpt(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt)}…` : line;
}
