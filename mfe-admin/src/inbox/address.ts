import { adminHref } from '../paths';
import { isListName, type ListName } from './session/thread-lists';

/** What the address of the inbox names. */
export interface InboxPlace {
  readonly list: ListName;
  readonly thread: number | null;
  /** In narrow windows: what is known of the visitor, in place of the messages. */
  readonly showsVisitor: boolean;
}

/** Reads an address; what is malformed counts as not given. */
export function readPlace([thread]: readonly string[], search: string): InboxPlace {
  const query = new URLSearchParams(search);
  const list = query.get('list') ?? '';
  return {
    list: isListName(list) ? list : 'waiting',
    thread: /^[1-9]\d{0,8}$/.test(thread ?? '') ? Number(thread) : null,
    showsVisitor: query.get('show') === 'visitor',
  };
}

export function inboxHref({ list, thread, showsVisitor }: InboxPlace): string {
  const query = new URLSearchParams({ list, ...(showsVisitor && { show: 'visitor' }) });
  return `${adminHref('inbox', ...(thread === null ? [] : [thread]))}?${query.toString()}`;
}
