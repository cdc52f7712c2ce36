import { inspectStyles } from '@kaadu/federation-build/inspection';

/**
 * Inspects style sheets of a remote. @throws Error when one matches foreign elements: it could hide the whole
 * page
 */
export function inspectSheets(owner: string, styles: Readonly<Record<string, string>>): void {
  const [finding] = Object.entries(styles).flatMap(([file, css]) => inspectStyles({ file, owner }, css));
  if (finding) throw new Error(finding.problem);
}
