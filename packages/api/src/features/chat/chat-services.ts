import type { Services } from '../../platform/services/services';
import type { BookingServices } from '../booking';

/** Services that the chat uses. */
export type ChatServices = Services & BookingServices;

/** Services to add a message with. */
export type MessageServices = Pick<Services, 'database' | 'now'>;
