import type { ReactNode } from 'react';

/** Value of a message's placeholder that `withNode` replaces. */
export const nodeSlot = '\uFFFC';

/**
 * Returns a text with an element in place of its `nodeSlot`, such as a link or content in another language. Another
 * text is another element: browsers that translate a page replace its text nodes, so React could not remove them.
 */
export function withNode(text: string, node: ReactNode): ReactNode {
  const [before, after] = text.split(nodeSlot);
  return (
    <span key={text}>
      {before}
      {node}
      {after}
    </span>
  );
}
