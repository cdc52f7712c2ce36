import { adminHref } from '../paths';

/** Returns the URL of the overview of the last days up to today. */
export const overviewHref = (days: number) => `${adminHref('overview')}?days=${days}`;
