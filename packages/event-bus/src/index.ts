export { createEventBus, type EventBus, type EventMap } from './bus';
export { pageBus } from './page-bus';
