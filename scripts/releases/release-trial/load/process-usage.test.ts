import { platform } from 'node:os';
import { processUsage } from './process-usage';

const onLinux = platform() === 'linux' ? test : test.skip;

onLinux('CPU time and memory of a process are those that it knows itself', async () => {
  // Ticks are 10 ms; enough of them make rounding irrelevant.
  for (let n = 0; process.cpuUsage().user < 300_000; n += 1) Math.sqrt(n);
  const own = process.cpuUsage();
  const usage = await processUsage(process.pid);
  const known = (own.user + own.system) / 1000;
  expect(usage?.cpuMs).toBeGreaterThan(known * 0.8);
  expect(usage?.cpuMs).toBeLessThan(known * 2 + 100);
  expect(usage?.memory).toBeGreaterThan(process.memoryUsage.rss() / 2);
});

test('processUsage returns undefined for a missing process', async () => {
  expect(await processUsage(2 ** 30)).toBeUndefined();
});
