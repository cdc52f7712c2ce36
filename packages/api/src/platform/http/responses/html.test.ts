import { safeHtml } from './html';

it('safeHtml escapes values, in text and in attributes', () => {
  const name = `<script>alert("x")</script> & 'y'`;
  const escaped = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &apos;y&apos;';
  expect(safeHtml`<p title="${name}">${name}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`);
});

it('safeHtml leaves safe HTML and lists of it unchanged', () => {
  const items = ['a', '<'].map((item) => safeHtml`<li>${item}</li>`);
  const rule = safeHtml`<hr>`;
  expect(safeHtml`<ul>${items}</ul>${rule}`.text).toBe('<ul><li>a</li><li>&lt;</li></ul><hr>');
});
