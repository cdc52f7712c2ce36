import type { PlainError, RemoteVersion, StoppedWorker } from '@kaadu/federation/render-workers';
import type { HostEvents } from './hosted-releases';
import type { HostLog } from './host-log';

/**
 * Creates the listeners for faults of a pool of render workers, which count and log them.
 * @param countFault counts an uncaught error
 */
export function workerFaults(
  { health, ban }: HostEvents,
  log: HostLog,
  countFault = ({ name, version }: RemoteVersion): void => health.recordFault({ remote: name, version }),
) {
  return {
    onStop({ culprit, phase, message, suspectCalls }: StoppedWorker): void {
      const { name, version } = culprit ?? {};
      log.error({ remote: name, version, phase, cause: message }, 'a render worker stopped');
      // `StopInquiries` decides about the version.
      if (!culprit || suspectCalls > 0) return;
      health.recordCrash({ remote: culprit.name, version: culprit.version });
      void ban(culprit.name, culprit.version, message);
    },
    onFault(culprit: RemoteVersion | undefined, error: PlainError): void {
      const { name: remote, version } = culprit ?? {};
      log.error({ remote, version, err: error, cause: error.message }, 'an error of a remote was not caught');
      if (culprit) countFault(culprit);
    },
  };
}
