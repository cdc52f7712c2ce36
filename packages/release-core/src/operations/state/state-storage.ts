/** Storage of the service's own state: documents that are replaced, and logs that only grow. */
export interface StateStorage {
  /** Returns the location of a document or log, for messages. */
  locate(name: string): string;
  /** Reads a document; undefined when there is none. */
  read(name: string): Promise<string | undefined>;
  /** Replaces a document as a whole, or not at all. */
  replace(name: string, text: string): Promise<void>;
  /** Appends a line to a log. */
  append(name: string, line: string): Promise<void>;
  /** Reads the lines of a log, oldest first; none when it does not exist. */
  lines(name: string): AsyncIterable<string>;
}

/** Names of all documents and logs. */
export const stateDocuments = ['tokens.json', 'approvals.json', 'rollouts.json', 'health.json'] as const;
export const stateLogs = ['audit.jsonl'] as const;
