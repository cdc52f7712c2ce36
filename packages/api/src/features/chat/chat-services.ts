import type { Services } from '../../platform/services/services';
import type { BookingServices } from '../booking';

/** What the chat needs of the API. */
export type ChatServices = Services & BookingServices;

/** What adding a message needs. */
export type MessageServices = Pick<Services, 'database' | 'now'>;
