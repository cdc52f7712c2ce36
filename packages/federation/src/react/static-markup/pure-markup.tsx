import type { ReactNode } from 'react';
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

/**
 * Declares that what a function renders follows from its data alone: neither from a page's address, the visitor and the time,
 * nor from anything else that the function closes over. A server renders it once for the same data object, whatever page it is in.
 * Declare it outside of components, which would declare a new one for each page.
 */
export function pureMarkup<Data extends object>(render: (data: Data) => ReactNode) {
  return Object.assign(render, { isPure: true });
}
