export { installChat } from './connections/chat-server';
export { emailAnswers } from './messages/email-answers';
export { joinThreads } from './threads/own-thread';
export { notifyThreads } from './messages/payment-notices';
export { chatRoutes } from './routes';
export { moveVisitorThread } from './threads/threads-repository';
