import { html } from './html';

it('escapes what a tag or a quoted attribute would end at', () => {
  expect(html`<p title="${`"'`}">${'<b> & </b>'}</p>`.text).toBe(
    '<p title="&quot;&apos;">&lt;b&gt; &amp; &lt;/b&gt;</p>',
  );
});

it('keeps markup, joins lists and leaves out what is absent', () => {
  const items = ['a', '<'].map((text) => html`<li>${text}</li>`);
  expect(html`${items}${undefined}${null}${false}${0}`.text).toBe('<li>a</li><li>&lt;</li>0');
});
