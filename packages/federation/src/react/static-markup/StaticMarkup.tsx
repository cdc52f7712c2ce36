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

/** Stands for data that a document does not carry, because the server has rendered all that is shown of it. Plain JSON. */
export const inMarkup = 'in-markup' as const;
export type InMarkup = typeof inMarkup;

/** The data of a page as its component gets it: some of it is left out where the browser takes over the server's document. */
export type Hydrated<Data, Omitted extends keyof Data> = Omit<Data, Omitted> & {
  readonly [Field in Omitted]: Readonly<Data[Field]> | InMarkup;
};

/** Leaves a list in the markup; of an empty one there is nothing in it. */
export function unlessEmpty<Item>(list: readonly Item[]): readonly Item[] | InMarkup {
  return list.length > 0 ? inMarkup : [];
}

interface StaticMarkupProps<Data> extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Unique in the page. */
  readonly name: string;
  readonly as?: 'div' | 'ul';
  readonly data: Data | InMarkup;
  /** Renders the data. Nothing in it may have a state of its own or listen to events; links may. */
  readonly children: (data: Data) => ReactNode;
}

/**
 * A part of a page that does not change once it is rendered. Where the server has rendered it, its markup stays as it is: the
 * browser does not hydrate it, and the document need not carry its data. Links in it navigate without a page load.
 */
export function StaticMarkup<Data>({ data, children, ...rest }: StaticMarkupProps<Data>) {
  if (data === inMarkup) return <ServerMarkup key="server" {...rest} />;
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
  // What React could not hydrate it makes anew, with this element in it: the markup moves over.
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

/** Handles clicks on links that no component has rendered. */
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
