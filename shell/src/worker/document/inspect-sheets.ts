import { inspectStyles } from '@kaadu/federation/inspection';

/** @throws Error when a style sheet of a remote matches what is not the remote's: it could hide the whole page */
export function inspectSheets(owner: string, styles: Readonly<Record<string, string>>): void {
  const [finding] = Object.entries(styles).flatMap(([file, css]) => inspectStyles({ file, owner }, css));
  if (finding) throw new Error(finding.problem);
}
