import { createServer } from 'node:http';
import { renderToPipeableStream } from 'react-dom/server';
import { SmallFooter, SmallHeader, SmallPage } from '../../../e2e/fixtures/remotes/small-page/parts';

/** Renders the parts of the small page in one process, with only `node:http` and React. */
function Document() {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <title>Trails around Bengaluru</title>
      </head>
      <body>
        <SmallHeader />
        <main>
          <SmallPage />
        </main>
        <SmallFooter />
      </body>
    </html>
  );
}

const server = createServer((_request, response) => {
  const stream = renderToPipeableStream(<Document />, {
    onShellReady() {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      stream.pipe(response);
    },
  });
});
server.listen(Number(process.env['PORT']), () => process.send?.('ready'));
