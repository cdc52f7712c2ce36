import { createErrorPages } from './error-page';
import { createHttpServer } from './http-server';

const described = { integrity: '', bytes: 0 };
const sendErrorPage = createErrorPages({
  bytes: new Map([['favicon.svg', Buffer.from('<svg></svg>')]]),
  styles: ['styles/shell.1.css'],
  files: { 'styles/service-worker.2.css': described },
});

function setUp() {
  const app = createHttpServer({ logLevel: 'silent', trustedProxies: 0, sendErrorPage });
  app.get('/experience/:title', async () => 'page');
  app.get('/fails', async () => {
    throw new Error('broken for the test');
  });
  return app;
}

test.each([
  ['a malformed escape', '/experience/%E0%A4%A', 400, 'This address is not valid'],
  ['a failed request', '/fails', 503, 'This page is not available just now'],
])('%s gets a page of the site', async (_case, url, status, title) => {
  const { statusCode, headers, body } = await setUp().inject(url);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain('href="/assets/styles/shell.1.css"');
  expect(body).toContain('<a class="notice-action" href="/">Go Home</a>');
});
