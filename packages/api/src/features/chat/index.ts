export { installChat } from './chat-server';
export { emailAnswers } from './email-answers';
export { joinThreads } from './own-thread';
export { tellThreads } from './payment-notices';
export { chatRoutes } from './routes';
export { moveVisitorThread } from './threads-repository';
