export { createEventBus, type EventBus, type EventMap } from './bus';
