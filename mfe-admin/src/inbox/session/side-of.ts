import type { Side } from '@kaadu/travel-ui/conversation';
import type { InboxApi } from './inbox-api';

/** Returns the advisor's side of a thread. */
export function sideOf(api: InboxApi, thread: number): Side {
  return {
    other: 'visitor',
    typing: { type: 'typing', thread },
    frame: (id, text) => ({ type: 'send', thread, id, text }),
    text: (id, text) => api.answerThread({ thread, id, text }),
    image: (id, file) => api.sendImage(thread, id, file),
    read: (number) => ({ type: 'read', thread, number }),
    earlier: (before) => api.getThread({ thread, before }),
  };
}
