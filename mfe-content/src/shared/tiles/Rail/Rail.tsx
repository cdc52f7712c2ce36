import { StaticMarkup, type OmittedFromHydration } from '@kaadu/federation/react/static-markup';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@kaadu/ui';
import { Children, type ReactNode, type UIEventHandler } from 'react';
import styles from './Rail.module.css';
import { useRail } from './use-rail';
import { useSharedText } from '../../trip/messages';

interface RailProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** Width of the items; posters are narrower. */
  readonly items?: 'card' | 'poster';
}

/** A one-line list that scrolls sideways and snaps to its items, with arrow buttons where there is more to see. */
export function Rail({ children, ...props }: RailProps & { readonly children: ReactNode }) {
  return (
    <RailFrame {...props}>
      {(list) => <ul {...list}>{Children.map(children, (child) => railItem(child))}</ul>}
    </RailFrame>
  );
}

interface StaticRailProps<Item> extends RailProps {
  /** Unique name in the page. */
  readonly name: string;
  readonly data: readonly Item[] | OmittedFromHydration;
  /** Renders the items, with `railItems`. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A rail that hydrates only its arrow buttons. */
export function StaticRail<Item>({ name, data, children, ...props }: StaticRailProps<Item>) {
  return (
    <RailFrame {...props}>
      {(list) => (
        <StaticMarkup as="ul" name={name} data={data} {...list}>
          {children}
        </StaticMarkup>
      )}
    </RailFrame>
  );
}

/** Renders the items of a static rail. */
export function railItems<Item>(render: (item: Item) => ReactNode): (items: readonly Item[]) => ReactNode {
  return (items) => items.map((item, index) => railItem(render(item), index));
}

function railItem(content: ReactNode, key?: number) {
  return <li key={key}>{content}</li>;
}

interface ListAttributes {
  readonly className: string | undefined;
  readonly 'aria-label': string;
  readonly 'data-items': RailProps['items'];
  readonly onScroll: UIEventHandler<HTMLElement>;
}

interface RailFrameProps extends RailProps {
  readonly children: (list: ListAttributes) => ReactNode;
}

function RailFrame({ label, items = 'card', children }: RailFrameProps) {
  const t = useSharedText();
  const { frame, overflow, onScroll, scrollByView } = useRail();
  return (
    <div className={styles.frame} ref={frame}>
      {children({ className: styles.rail, 'aria-label': label, 'data-items': items, onScroll })}
      {overflow.before && (
        <IconButton
          className={styles.before}
          label={t('earlierIn', { label })}
          onClick={() => scrollByView(-1)}
        >
          <ChevronLeftIcon />
        </IconButton>
      )}
      {overflow.after && (
        <IconButton
          className={styles.after}
          label={t('furtherIn', { label })}
          onClick={() => scrollByView(1)}
        >
          <ChevronRightIcon />
        </IconButton>
      )}
    </div>
  );
}
