import { adminHref } from '../paths';
import { isListName, type ListName } from './session/thread-lists';

/** State of the inbox in the URL. */
export interface InboxPlace {
  readonly list: ListName;
  readonly thread: number | null;
  /** In narrow windows, shows the visitor's details instead of the messages. */
  readonly showsVisitor: boolean;
}

/** Reads the state of the inbox from the URL. Malformed values are ignored. */
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
