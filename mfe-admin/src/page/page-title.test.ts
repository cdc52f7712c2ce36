import { pageTitle } from './page-title';

test.each([
  ['/admin', 'Admin | Kaadu Trails'],
  ['/admin/bookings', 'Bookings · Admin | Kaadu Trails'],
  ['/admin/bookings/KT-1', 'KT-1 · Bookings · Admin | Kaadu Trails'],
  ['/admin/invitation', 'Invitation · Admin | Kaadu Trails'],
  ['/admin/bookings/%', '% · Bookings · Admin | Kaadu Trails'],
])('the title of %s is %s', (pathname, title) => {
  expect(pageTitle(pathname)).toBe(title);
});
