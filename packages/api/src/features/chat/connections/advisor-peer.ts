import type { User } from '../../../platform/sessions/users-repository';
import { answer, readByAdvisor, requireThread } from '../advisor-messages';
import type { ChatHub } from './chat-hub';
import type { ChatServices } from '../chat-services';
import { notify } from '../messages/notifications';
import { noteAdvisor } from '../threads/advisor-presence';
import { viewState } from '../threads/view-thread';
import { AppError } from '../../../platform/errors/app-error';
import type { Connection, PeerSession } from './visitor-peer';

/** Maximum number of threads that an advisor follows. */
const mostWatched = 30;

function named(thread: number | undefined): number {
  if (thread === undefined) throw new AppError('invalid', 'A frame of an advisor must name its thread.');
  return thread;
}

/** Begins an advisor's session: sends every change in any thread, and the messages of watched ones. */
export async function beginAdvisorSession(
  services: ChatServices,
  hub: ChatHub,
  connection: Connection,
  advisor: User,
): Promise<PeerSession> {
  const { db } = services.database;
  const watched = new Map<number, () => void>();
  const stopList = hub.followList(connection.send);
  const unwatch = (thread: number) => {
    watched.get(thread)?.();
    watched.delete(thread);
  };
  connection.send({ type: 'ready', state: await viewState(db, undefined, 'advisor', services.now()) });

  return {
    async send({ thread, id, text }) {
      const { number } = await answer(services, advisor, { thread: named(thread), id, text });
      connection.send({ type: 'ack', id, thread: named(thread), number });
    },
    async typing({ thread }) {
      await notify(db, { is: 'typing', thread: named(thread), from: 'advisor' });
      await noteAdvisor(services, named(thread));
    },
    async read({ thread, number }) {
      await readByAdvisor(services, named(thread), number);
    },
    async watch({ thread, since }) {
      await requireThread(services, thread);
      unwatch(thread);
      const [oldest] = watched.keys();
      if (watched.size >= mostWatched && oldest !== undefined) unwatch(oldest);
      const moved = () => unwatch(thread);
      watched.set(
        thread,
        hub.follow(thread, { side: 'advisor', cursor: since, send: connection.send, moved }),
      );
    },
    unwatch: ({ thread }) => unwatch(thread),
    end() {
      stopList();
      for (const thread of [...watched.keys()]) unwatch(thread);
    },
  };
}
