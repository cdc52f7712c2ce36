/** Name of the `Server-Timing` entry whose description is the page token (ADR 034, 044). */
export const pageTokenTiming = 'page';
