import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandColors } from './brand-colors';

it('colours of e-mails and documents match the site', () => {
  const tokens = readFileSync(join(__dirname, '../../../../../ui/src/styles/tokens.css'), 'utf8');
  const ofSite = Object.keys(brandColors).map((name) => {
    const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [name, new RegExp(`--color-${token}: (#\\w+);`).exec(tokens)?.[1]];
  });
  expect(Object.fromEntries(ofSite)).toEqual(brandColors);
});
