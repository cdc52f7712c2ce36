/** Side of a thread that a page belongs to. */
export type ThreadSide = 'visitor' | 'advisor';
