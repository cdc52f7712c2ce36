import {
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
} from 'react';
import { opensInPage, useNavigation } from '../navigation';

/**
 * Placeholder for data that a document omits, because the server has rendered all that is shown of it. Plain
 * JSON.
 */
export const omittedFromHydration = 'in-markup' as const;
export type OmittedFromHydration = typeof omittedFromHydration;

/**
 * Data of a page as its component receives it: some members are omitted when the browser hydrates the
 * server's document.
 */
export type Hydrated<Data, Omitted extends keyof Data> = Omit<Data, Omitted> & {
  readonly [Field in Omitted]: Readonly<Data[Field]> | OmittedFromHydration;
};

/** Omits a list from the hydration data, unless it is empty and thus has no markup. */
export function unlessEmpty<Item>(list: readonly Item[]): readonly Item[] | OmittedFromHydration {
  return list.length > 0 ? omittedFromHydration : [];
}

interface StaticMarkupProps<Data> extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Unique name in the page. */
  readonly name: string;
  readonly as?: 'div' | 'ul';
  readonly data: Data | OmittedFromHydration;
  /** Renders the data. The content may contain links, but no state and no event handlers. */
  readonly children: (data: Data) => ReactNode;
}

/**
 * Renders a section of a page that never changes. If the server has rendered it, the browser keeps the markup
 * without hydrating it, and the document omits its data. Links in it navigate without a page load.
 */
export function StaticMarkup<Data>({ data, children, ...rest }: StaticMarkupProps<Data>) {
  if (data === omittedFromHydration) return <ServerMarkup key="server" {...rest} />;
  const { as: Tag = 'div', name, ...attributes } = rest;
  return (
    <Tag key="rendered" {...attributes} data-static={name}>
      {children(data)}
    </Tag>
  );
}

type ServerMarkupProps = Omit<StaticMarkupProps<unknown>, 'data' | 'children'>;

function ServerMarkup({ as: Tag = 'div', name, onClick, ...attributes }: ServerMarkupProps) {
  const follow = useLinksWithin(onClick);
  const own = useRef<HTMLElement>(null);
  const [markup] = useState(() => document.querySelector(`[data-static="${CSS.escape(name)}"]`));
  // When hydration fails, React recreates this element; the markup moves into it.
  useLayoutEffect(() => {
    if (markup && markup !== own.current) own.current?.replaceChildren(...markup.childNodes);
  }, [markup]);
  return (
    <Tag
      {...attributes}
      data-static={name}
      ref={(element: HTMLElement | null) => {
        own.current = element;
      }}
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** Handles clicks on links in static markup. */
function useLinksWithin(onClick: MouseEventHandler<HTMLElement> | undefined) {
  const { navigate } = useNavigation();
  return (event: MouseEvent<HTMLElement>) => {
    onClick?.(event);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!link || !href) return;
    const download = link.getAttribute('download') ?? undefined;
    if (!opensInPage(event, { href, target: link.target, download })) return;
    event.preventDefault();
    navigate(href);
  };
}
