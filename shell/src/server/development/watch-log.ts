import type { FastifyServerOptions } from 'fastify';
import * as z from 'zod';
import type { DevelopmentProblems } from './problems';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;
export type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** A log line about a failure of a remote, as render workers and the admission of versions write it. */
const Failure = z.object({
  remote: z.string(),
  err: z.union([z.instanceof(Error), z.object({ message: z.string(), stack: z.string() })]).optional(),
  cause: z.string().default('see the log for its cause'),
});

/** Numeric level of `error` (https://github.com/pinojs/pino/blob/main/docs/api.md#levels). */
const errorLevel = 50;

/** Creates a log hook that records failures of remotes as problems, regardless of their logger. */
export function watchLog(problems: Pick<DevelopmentProblems, 'failedOnServer'>): LogMethod {
  return function logMethod(args, write, level) {
    const failure = level >= errorLevel ? Failure.safeParse(args[0]) : undefined;
    if (failure?.success) {
      const { remote, err, cause } = failure.data;
      void problems.failedOnServer(remote, originOf(err) ?? { message: cause });
    }
    write.apply(this, args);
  };
}

/** Returns the error that a remote threw, if the logged error wraps it. */
function originOf(error: z.infer<typeof Failure>['err']): z.infer<typeof Failure>['err'] {
  return error instanceof Error && error.cause instanceof Error ? originOf(error.cause) : error;
}
