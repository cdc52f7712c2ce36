import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the release set that the response was made with; undefined where versions have no part in it. */
    releaseSet?: string | undefined;
  }
}

/** Logs one line for each completed request, without the query, which may contain what a visitor typed. */
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
