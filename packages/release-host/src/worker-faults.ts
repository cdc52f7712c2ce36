import type { PlainError, RemoteVersion, StoppedWorker } from '@kaadu/federation/render-workers';
import type { HostEvents } from './hosted-releases';
import type { HostLog } from './host-log';

/**
 * What a pool of render workers tells when code of a remote stops a worker or leaves an error: it is counted and logged.
 * @param countFault counts an error that was not caught
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
      // Their callers find out whose fault it is (`StopInquiries`).
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
