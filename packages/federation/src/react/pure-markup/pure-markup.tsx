import { useContext, type DOMAttributes, type ReactNode } from 'react';
import { sharedContext } from '../shared-context';

/**
 * Markup of data that the server has for all pages; undefined for what it renders as usual: functions that are not pure, and
 * data that is no object.
 */
export type PureMarkup = <Data>(render: (data: Data) => ReactNode, data: Data) => string | undefined;

export const PureMarkupContext = sharedContext<PureMarkup>('federation.pure-markup');

/** Lets a server render pure markup once for all pages. Browsers need none. */
export function PureMarkupProvider({ value, children }: { value: PureMarkup; children: ReactNode }) {
  return <PureMarkupContext value={value}>{children}</PureMarkupContext>;
}

/** What `pureMarkup` declares. */
export interface PureFunction<Data> {
  (data: Data): ReactNode;
  readonly isPure: true;
  /** Undefined: data is told apart by its object. */
  readonly keyOf?: ((data: Data) => string) | undefined;
}

/**
 * Declares that what a function renders follows from its data alone: neither from a page's address, the visitor and the time,
 * nor from anything else that the function closes over, nor from where it is in the page, as ids of `useId` do. A server renders
 * it once for the same data, whatever page it is in.
 * Declare it outside of components, which would declare a new one for each page.
 * @param keyOf says all of the data that is rendered, for small parts whose data objects are new in each page; what the browser
 * alone needs, such as functions, is not part of it
 */
export function pureMarkup<Data extends object>(
  render: (data: Data) => ReactNode,
  keyOf?: (data: Data) => string,
): PureFunction<Data> {
  return Object.assign(render, { isPure: true as const, keyOf });
}

/** The content of an element, to be spread into it. */
type Content = Pick<DOMAttributes<Element>, 'children' | 'dangerouslySetInnerHTML'>;

/**
 * @returns gives the content of an element: its markup, where a server has rendered it for another page, or else what the
 * function renders, which browsers hydrate like anything else
 */
export function usePureContent(): <Data>(render: (data: Data) => ReactNode, data: Data) => Content {
  const pureMarkup = useContext(PureMarkupContext);
  return (render, data) => {
    const markup = pureMarkup?.(render, data);
    return markup === undefined
      ? { children: render(data) }
      : { dangerouslySetInnerHTML: { __html: markup } };
  };
}
