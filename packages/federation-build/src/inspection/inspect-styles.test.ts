import { inspectStyles } from './inspect-styles';

const problems = (css: string) =>
  inspectStyles({ file: 'web/styles/a.css', owner: 'header' }, css).map(({ problem }) => problem);

test.each([
  ['a class', '.header-menu{}'],
  ['a list of classes', '.header-menu,.header-logo:hover::before{}'],
  ['elements below a class', '.header-menu > li + li a[href]{}'],
  ['a class below foreign elements', ':root[data-theme=dark] .header-menu{}'],
  ['a class that follows any element', 'main ~ .header-menu{}'],
  ['siblings below a class', '.header-menu li ~ p{}'],
  ['siblings of a class below another', '.header-menu .header-item + p{}'],
  ['a class that has something', '.header-menu:has(input:checked){}'],
  ['alternatives that are all its own', ':is(.header-a,.header-b) p,:where(.header-c){}'],
  ['an escaped name', '.header-w-1\\/2{}'],
  ['conditions', '@media print{@supports (gap:1px){@container (width>1px){.header-a{}}}}'],
  ['a start of a transition', '@starting-style{.header-a{opacity:0}}'],
  ['nesting', '.header-a{color:red;&:hover{}> p{}li &{}p{}@media print{& + &{}}}'],
  ['nesting below a class', '.header-a p{& + p{}}'],
  ['keyframes of its own', '@keyframes header-turn{from{top:0}50%{top:1px}to{top:2px}}'],
  [
    'names of its own',
    '@property --header-x{syntax:"*";inherits:false}@counter-style header-c{system:cyclic}',
  ],
  ['a typeface of its own', '@font-face{font-family:"header-icons";src:url(a.woff2)}'],
  [
    'layers of its own',
    '@layer header, header-late;@layer header.base{.header-a{}@layer deeper{.header-b{}}}',
  ],
  ['a scope of its own', '@scope (.header-a) to (.x){p{}:scope{}}'],
  ['an encoding', '@charset "utf-8";.header-a{}'],
])('%s is accepted', (_case, css) => {
  expect(problems(css)).toEqual([]);
});

test.each([
  ['an element', 'body{display:none}', 'body'],
  ['everything', '*{margin:0}', '*'],
  ['the root', ':root{--x:1}', ':root'],
  ['an attribute', '[hidden]{display:block}', '[hidden]'],
  ['a class of another remote', '.footer-menu{}', '.footer-menu'],
  ['a class that only contains the prefix', '.my-header-menu{}', '.my-header-menu'],
  ['one of a list', '.header-a,p{}', 'p'],
  ['siblings of its own', '.header-a ~ main{}', '.header-a ~ main'],
  ['a sibling below one', '.header-a + main p{}', '.header-a + main p'],
  ['what contains its own', 'body:has(.header-a){}', 'body:has(.header-a)'],
  ['what is below that', 'body:has(.header-a) main{}', 'body:has(.header-a) main'],
  ['the document with its class', 'html.header-open main{}', 'html.header-open main'],
  ['what is not its own', ':not(.header-a){}', ':not(.header-a)'],
  ['alternatives of which one is foreign', ':is(.header-a,p){}', ':is(.header-a,p)'],
  ['in a condition', '@media print{p{}}', 'p'],
  ['nested: its siblings', '.header-a{+ p{}}', '+ p'],
  ['nested: what contains it', '.header-a{body:has(&){}}', 'body:has(&)'],
  ['in a scope that starts elsewhere', '@scope (main){p{}}', 'p'],
])('a selector of %s is refused', (_case, css, selector) => {
  expect(problems(css)).toEqual([
    expect.stringMatching(/^web\/styles\/a\.css:1:\d+ has the selector .* outside of header$/),
  ]);
  expect(problems(css)[0]).toContain(`"${selector}"`);
});

test.each([
  ['keyframes', '@keyframes spin{to{rotate:1turn}}', /@keyframes "spin".*all remotes share/],
  ['prefixed keyframes', '@-webkit-keyframes spin{}', /keyframes "spin"/],
  ['a custom property', '@property --x{syntax:"*";inherits:false}', /@property "--x"/],
  ['a typeface', '@font-face{font-family:Figtree;src:url(a.woff2)}', /@font-face "Figtree"/],
  ['a typeface without a name', '@font-face{src:url(a.woff2)}', /@font-face ""/],
  ['a layer', '@layer reset{.header-a{}}', /@layer "reset"/],
  ['the order of layers', '@layer header,base;', /@layer "base"/],
])('%s with a name that others may use is refused', (_case, css, problem) => {
  expect(problems(css)).toEqual([expect.stringMatching(problem)]);
});

test.each([
  ['another style sheet', '@import url(https://example.org/a.css);'],
  ['printed pages', '@page{margin:0}'],
  ['transitions between documents', '@view-transition{navigation:auto}'],
])('%s: an at-rule of the whole document is refused', (_case, css) => {
  expect(problems(css)).toEqual([expect.stringMatching(/applies to the whole document$/)]);
});

test('a sheet that is not CSS is refused with its position', () => {
  expect(problems('.header-a{\ncolor')).toEqual([
    expect.stringMatching(/^web\/styles\/a\.css:2:1 is not CSS/),
  ]);
});
