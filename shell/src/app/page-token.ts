/**
 * Name of the `Server-Timing` entry whose description is the page token (ADR 034, 044). It has a duration if the
 * browser measures signals of harm in this view.
 */
export const pageTokenTiming = 'page';
