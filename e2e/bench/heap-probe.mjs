import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Preloaded into a shell process: on SIGUSR2 it collects garbage and logs the heap in use.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collectGarbage();
  setImmediate(() => {
    collectGarbage();
    const { heapUsed } = process.memoryUsage();
    process.stdout.write(`${JSON.stringify({ msg: 'heap', heapUsed, pid: process.pid })}\n`);
  });
});
