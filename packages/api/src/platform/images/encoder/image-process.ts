import { reportCrashes } from '@kaadu/safe-log';
import { JobMessage, type ResultMessage } from './image-jobs';
import { localEncoder } from './local-encoder';

/* Process that encodes images (`process-encoder.ts`). Its parent sends jobs, and ends it by disconnecting. */

function run({ job }: JobMessage): Promise<unknown> {
  return job.kind === 'encode'
    ? localEncoder.encode(job.original, job.variant)
    : localEncoder.readPhoto(job.upload);
}

async function respond(message: unknown): Promise<void> {
  const received = JobMessage.parse(message);
  const { id } = received;
  const answered: ResultMessage = await run(received).then(
    (result) => ({ id, result }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answered);
}

reportCrashes();
process.on('message', (message) => void respond(message));
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole process group: the parent ends this process after its pending jobs.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
