import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod';
import type { Engine } from './engine';

const driverPort = 9517;
const display = ':97';
const Session = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});

/**
 * Sends a WebDriver command.
 * @see https://www.w3.org/TR/webdriver2/#endpoints
 */
async function command(method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${driverPort}/session${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`WebKit answered ${response.status}: ${text}`);
  return z.object({ value: z.unknown() }).parse(JSON.parse(text)).value;
}

/** Starts WebKit (WebKitGTK's own small browser) on a virtual screen. */
export async function startWebKit(driverPath: string): Promise<Engine> {
  const screen = spawn('Xvfb', [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' });
  const env = { ...process.env, DISPLAY: display };
  const driver = spawn(driverPath, [`--port=${driverPort}`], { stdio: 'ignore', env });
  await Promise.all([once(screen, 'spawn'), once(driver, 'spawn')]);
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  try {
    const { sessionId, capabilities } = Session.parse(await startSession());
    return {
      name: `WebKit (${capabilities.browserName} ${capabilities.browserVersion})`,
      open: async (url) => void (await command('POST', `/${sessionId}/url`, { url })),
      holds: async (expression) => {
        const script = `return ${expression}`;
        return Boolean(await command('POST', `/${sessionId}/execute/sync`, { script, args: [] }));
      },
      close: async () => {
        await command('DELETE', `/${sessionId}`);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Starts a session. The driver listens some time after its start. */
async function startSession(attempt = 1): Promise<unknown> {
  try {
    return await command('POST', '', { capabilities: {} });
  } catch (error) {
    if (attempt === 20) throw error;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return startSession(attempt + 1);
  }
}
