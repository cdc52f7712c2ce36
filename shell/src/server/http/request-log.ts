import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Id of the release set that the response was rendered with; undefined for responses independent of
     * versions.
     */
    releaseSet?: string | undefined;
  }
}

/** Logs one line per completed request, without the query, which may contain a visitor's input. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      set: request.releaseSet,
      ...(error ? { err: error } : {}),
    };
    request.log.info(line, 'request completed');
  }
}
