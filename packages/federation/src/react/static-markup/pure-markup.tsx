import { useContext, type ReactNode } from 'react';
import { sharedContext } from '../shared-context';

/** Renders content to markup, out of reach of the page that is being rendered. */
export type RenderMarkup = (content: ReactNode) => string;

const RendererContext = sharedContext<RenderMarkup>('federation.markup-renderer');

/** Lets a server render pure markup once for all pages. Browsers need none. */
export function MarkupRendererProvider({ value, children }: { value: RenderMarkup; children: ReactNode }) {
  return <RendererContext value={value}>{children}</RendererContext>;
}

/** Markup by its data, of each function that was declared as pure. */
const markupOf = new WeakMap<(data: never) => ReactNode, WeakMap<object, string>>();

/**
 * Declares that what a function renders follows from its data alone: neither from a page's address, the visitor and the time,
 * nor from anything else that the function closes over. A server renders it once for the same data object, whatever page it is in.
 * Declare it outside of components, which would declare a new one for each page.
 */
export function pureMarkup<Data extends object>(
  render: (data: Data) => ReactNode,
): (data: Data) => ReactNode {
  markupOf.set(render, new WeakMap());
  return render;
}

/** Markup of data, where the server keeps it; undefined where it is rendered as usual. */
export function usePureMarkup<Data>(
  render: (data: Data) => ReactNode,
  data: Data | string,
): string | undefined {
  const renderMarkup = useContext(RendererContext);
  const known = markupOf.get(render);
  if (!renderMarkup || !known || typeof data !== 'object' || data === null) return undefined;
  const kept = known.get(data);
  if (kept !== undefined) return kept;
  const markup = renderMarkup(render(data));
  known.set(data, markup);
  return markup;
}
