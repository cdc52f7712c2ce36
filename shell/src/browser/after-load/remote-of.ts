import { remoteNames, type RemoteName } from '@kaadu/contracts';

/**
 * Returns the remote that rendered a node, from the class names around it. The build prefixes each with its
 * owner (`header-x1y2z0`).
 */
export function remoteOf(node: Node | null | undefined): RemoteName | undefined {
  for (let at = node; at; at = at.parentNode) {
    const classes = at instanceof Element ? [...at.classList] : [];
    const remote = remoteNames.find((name) => classes.some((each) => each.startsWith(`${name}-`)));
    if (remote) return remote;
  }
  return undefined;
}
