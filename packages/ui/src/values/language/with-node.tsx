import type { ReactNode } from 'react';

/** Value of a message's placeholder that `withNode` replaces. */
export const nodeSlot = '\uFFFC';

/**
 * Returns a text with an element in place of its `nodeSlot`, such as a link or content in another language. Its
 * parts are elements, because browsers that translate a page replace text nodes, which React could not remove.
 */
export function withNode(text: string, node: ReactNode): ReactNode {
  const [before, after] = text.split(nodeSlot);
  return (
    <span>
      {before && <span>{before}</span>}
      {node}
      {after && <span>{after}</span>}
    </span>
  );
}
