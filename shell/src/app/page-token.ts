/** Name of the entry of `Server-Timing` whose description is the page token (ADR 034, 044). */
export const pageTokenTiming = 'page';
