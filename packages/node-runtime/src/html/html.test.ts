import { html } from './html';

it('html escapes characters that would end a tag or a quoted attribute', () => {
  expect(html`<p title="${`"'`}">${'<b> & </b>'}</p>`.text).toBe(
    '<p title="&quot;&apos;">&lt;b&gt; &amp; &lt;/b&gt;</p>',
  );
});

it('html keeps markup, joins lists and omits absent values', () => {
  const items = ['a', '<'].map((text) => html`<li>${text}</li>`);
  expect(html`${items}${undefined}${null}${false}${0}`.text).toBe('<li>a</li><li>&lt;</li>0');
});
