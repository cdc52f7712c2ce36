/**
 * Returns the remote that rendered a node, from the class names around it. The build prefixes each with its
 * owner (`header-x1y2z0`).
 */
export function remoteOf(node: Node | null | undefined, remotes: readonly string[]): string | undefined {
  for (let at = node; at; at = at.parentNode) {
    const classes = at instanceof Element ? [...at.classList] : [];
    const owners = remotes.filter((name) => classes.some((each) => each.startsWith(`${name}-`)));
    // The name of a remote may begin with that of another, such as `river` and `river-maps`.
    if (owners.length > 0) return owners.reduce((one, other) => (other.length > one.length ? other : one));
  }
  return undefined;
}
