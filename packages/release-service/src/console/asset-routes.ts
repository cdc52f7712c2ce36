import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ConsoleTheme } from './console-context';

/** Registers the console's script and styles, and the site's theme. */
export function registerConsoleAssets(app: FastifyInstance, { css = '', font }: ConsoleTheme): void {
  const asset = (name: string) => readFileSync(join(import.meta.dirname, 'assets', name), 'utf8');
  const [script, styles] = [asset('console.js'), asset('console.css')];
  app.get('/console/console.js', async (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/console/console.css', async (_request, reply) => reply.type('text/css').send(styles));
  app.get('/console/theme.css', async (_request, reply) => reply.type('text/css').send(css));
  app.get('/console/font.woff2', async (_request, reply) => {
    if (!font)
      return reply.code(404).send({ error: 'not-found', message: 'The site configures no typeface.' });
    return reply.type('font/woff2').header('cache-control', 'private, max-age=86400').send(Buffer.from(font));
  });
}
