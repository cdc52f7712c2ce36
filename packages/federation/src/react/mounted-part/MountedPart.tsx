import { useEffect, useRef } from 'react';
import type { Mountable } from '../../mountable/index';
import { mountPart } from '../../mountable/mount-part';

interface MountedPartProps<Data> {
  readonly part: Mountable<Data>;
  /** Must be the same object in each render: another one mounts the part again. */
  readonly data: Data;
  /** Result of `renderPart`, on the server. The browser keeps the server's markup and hydrates it. */
  readonly markup?: string;
}

/** Places a part of any framework in a React tree, in an element of its own. */
export function MountedPart<Data>({ part, data, markup = '' }: MountedPartProps<Data>) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => (own.current ? mountPart(part, own.current, data) : undefined), [part, data]);
  return <div ref={own} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
