import type { FastifyBaseLogger } from 'fastify';
import type { RendererLogLine } from '../../worker-protocol/messages';

/** Writes a log line that a render worker has sent. */
export function writeLog(log: FastifyBaseLogger, { level, fields, message }: RendererLogLine): void {
  log[level](fields, message);
}
