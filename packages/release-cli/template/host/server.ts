import { createServer } from 'node:http';
import { openPageHost } from '@kaadu/release-host';

void openPageHost({ folder: `${__dirname}/..`, contract: '1.0.0' }).then((host) => {
  const pages = host.pages(async (visit) => {
    const { html = '', set } = await host.render(visit, 'hello', './panel');
    const head = `<meta charset="utf-8"><title>First site</title>${host.head(set, ['./panel'])}`;
    return `<!doctype html><html lang="en"><head>${head}</head><body><div id="hello">${html}</div></body></html>`;
  });
  createServer(pages).listen(process.env['PORT'] ?? 3000);
});
