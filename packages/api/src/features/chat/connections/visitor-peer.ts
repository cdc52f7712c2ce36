import type { ClientFrame, ServerFrame } from '@kaadu/contracts/chat';
import type { ChatHub, Follower } from './chat-hub';
import type { ChatServices } from '../chat-services';
import { notify } from '../messages/notifications';
import { findOwnThread, type Visitor } from '../threads/own-thread';
import type { ThreadRow } from '../threads/threads-repository';
import { viewState } from '../threads/view-thread';
import { noteVisit, readOwn, sendOwn } from '../visitor-messages';

type FrameOf<Type extends ClientFrame['type']> = Extract<ClientFrame, { type: Type }>;

/** Session of one side of the chat on a connection. */
export interface PeerSession {
  /** Handles a message from the client. @throws AppError */
  send(frame: FrameOf<'send'>): Promise<void>;
  typing(frame: FrameOf<'typing'>): Promise<void>;
  read(frame: FrameOf<'read'>): Promise<void>;
  watch(frame: FrameOf<'watch'>): Promise<void>;
  unwatch(frame: FrameOf<'unwatch'>): void;
  end(): void;
}

/** Interface of a session to its connection. */
export interface Connection {
  send(frame: ServerFrame): void;
  /** Called when the thread was joined to another one. */
  moved(): void;
}

function isOwn(thread: ThreadRow, { user, visitorHash }: Visitor): boolean {
  return user
    ? thread.userPk === user.primaryKey
    : thread.userPk === null && thread.visitorHash === visitorHash;
}

/** Begins a visitor's session: sends the state and follows the thread, now or once there is one. */
export async function beginVisitorSession(
  services: ChatServices,
  hub: ChatHub,
  connection: Connection,
  { visitor, hello }: { readonly visitor: Visitor; readonly hello: FrameOf<'hello'> },
): Promise<PeerSession> {
  const { db } = services.database;
  const follower: Follower = { side: 'visitor', cursor: hello.since, ...connection };
  let threadPk: number | null = null;
  let stop: () => void = () => undefined;
  const follow = (thread: ThreadRow) => {
    if (threadPk !== null) return;
    stop();
    threadPk = thread.primaryKey;
    stop = hub.follow(threadPk, follower);
  };

  const thread = await findOwnThread(db, visitor);
  if (thread) await noteVisit(services, thread, hello.page);
  connection.send({ type: 'ready', state: await viewState(db, thread, 'visitor', services.now()) });
  if (thread) follow(thread);
  // Another tab may begin the thread.
  else stop = hub.watch({ changed: (other) => isOwn(other, visitor) && follow(other) });

  return {
    async send({ id, text }) {
      const isFirst = threadPk === null;
      const sent = await sendOwn(services, visitor, { id, text });
      if (isFirst) await noteVisit(services, sent.thread, hello.page);
      connection.send({ type: 'ack', id, thread: sent.thread.primaryKey, number: sent.message.number });
      follow(sent.thread);
    },
    async typing() {
      if (threadPk !== null) await notify(db, { is: 'typing', thread: threadPk, from: 'visitor' });
    },
    async read({ number }) {
      const own = await findOwnThread(db, visitor);
      if (own) await readOwn(services, own, number);
    },
    watch: async () => undefined,
    unwatch: () => undefined,
    end: () => stop(),
  };
}
