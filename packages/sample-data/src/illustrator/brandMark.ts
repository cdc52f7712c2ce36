/** The mark on a 64-unit grid: ridge behind ridge, a trail between them, an areca palm over it, the sun. */
const farHill =
  'M3.2 36C9 29.5 14 26 19 26c6.5 0 10.5 7 17 10.5 4 2.1 7 1 11-.5 5-2 9.5-2.5 13.8-1V43.7H3.2z';
const nearHills =
  'M2.5 44C10 38.5 19 37.5 27 39.5 31 40.5 35 42 38.5 43.6 34 46 27.5 46.5 25 49.5 22.5 52.5 27 56 24.5 61.5L6 55z' +
  'M42 43.7C49 41.7 56 41.5 61.5 43L59 55 33.5 61.8C35.5 57 30.5 53.5 32 50.8 33.5 48 39.5 46.8 42 43.7z';
const trunk = 'M41.9 19.5h2.2C44.3 27 44.6 34 45.4 44h-3C42 34 41.8 27 41.9 19.5z';
const fronds =
  'M43 19.5Q36 13 29 24.5Q36 19 43 19.5ZM43 19.5Q36.8 11.4 30.5 14Q36.8 17 43 19.5ZM43 19.5Q42.4 11.7 37.5 7.5Q38.2 15.9 43 19.5ZM43 19.5Q43.4 11.5 48 7Q47.6 15.7 43 19.5ZM43 19.5Q49.3 10.9 55.5 13Q49.3 16.5 43 19.5ZM43 19.5Q50 12.5 57 23.5Q50 18.5 43 19.5ZM43 19.5Q38.8 19.6 34.5 28Q38.8 24.8 43 19.5ZM43 19.5Q47.3 19.6 51.5 28Q47.3 24.8 43 19.5Z';

interface MarkInks {
  readonly hills: string;
  readonly far: string;
  readonly sun: string;
}

const document = (ground: string, { hills, far, sun }: MarkInks): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><clipPath id="roundel"><circle cx="32" cy="32" r="27.5"/></clipPath>' +
  `${ground}<g clip-path="url(#roundel)"><circle cx="21" cy="19.5" r="6.5" fill="${sun}"/><path fill="${far}" d="${farHill}"/>` +
  `<g fill="${hills}"><path d="${nearHills}"/><path d="${trunk}"/><path d="${fronds}"/></g></g></svg>`;

/** The mark in outline, for light paper. A self-contained SVG document. */
export const brandMarkSvg = document(
  '<circle cx="32" cy="32" r="30" fill="none" stroke="#12402f" stroke-width="3"/>',
  {
    hills: '#12402f',
    far: '#7f9f86',
    sun: '#f0a92e',
  },
);

/** The mark as a filled roundel, which holds at 16 px on any tab colour. A self-contained SVG document. */
export const faviconSvg = document('<circle cx="32" cy="32" r="32" fill="#12402f"/>', {
  hills: '#fbf7ee',
  far: '#6f9a7a',
  sun: '#f0a92e',
});
