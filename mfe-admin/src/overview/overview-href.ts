import { adminHref } from '../paths';

/** The overview of the last days up to today. */
export const overviewHref = (days: number) => `${adminHref('overview')}?days=${days}`;
