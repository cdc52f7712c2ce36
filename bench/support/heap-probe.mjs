import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Preloaded into a shell process: on SIGUSR2 it logs its memory before and after a garbage collection.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

process.on('SIGUSR2', () => {
  const { rss } = process.memoryUsage();
  collectGarbage();
  setImmediate(() => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    process.stdout.write(`${JSON.stringify({ msg: 'heap', heapUsed, external, rss, pid: process.pid })}\n`);
  });
});
