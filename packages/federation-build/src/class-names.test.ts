import { classNames } from './class-names';

const context = { rootContext: '/site/header', resourcePath: '/site/header/src/Menu.module.css' };

test('a class name contains its owner and a short hash of its location, the same on every machine', () => {
  const name = classNames('header', 'production')(context, '', 'item');
  expect(name).toMatch(/^header-[\w-]{4}$/);
  const elsewhere = { rootContext: '/home/header', resourcePath: '/home/header/src/Menu.module.css' };
  expect(classNames('header', 'production')(elsewhere, '', 'item')).toBe(name);
});

test('a class name is readable in development', () => {
  expect(classNames('header', 'development')(context, '', 'item')).toMatch(/^header-item-[\w-]{4}$/);
});

test('a build fails and names both classes when their generated names collide', () => {
  const nameOf = classNames('header', 'production');
  const named = () => {
    for (let index = 0; index < 100_000; index += 1) nameOf(context, '', `class${index}`);
  };
  expect(named).toThrow(
    /^src\/Menu\.module\.css \.class\d+ and src\/Menu\.module\.css \.class\d+ get the same/,
  );
});
