import { screen } from '@testing-library/react';
import { renderRemote } from '@kaadu/harness/testing';
import { ErrorPage } from './ErrorPage';

test('a server error offers a retry of the same URL and the support phone', () => {
  renderRemote(<ErrorPage data={{ status: 503, message: 'Something went wrong' }} />, {
    at: '/experiences?page=2',
  });
  const retry = screen.getByRole('form', { name: 'Another try' });
  expect(retry).toHaveAttribute('action', '/experiences');
  expect(retry).toHaveFormValues({ page: '2' });
  expect(screen.getByRole('link', { name: /\+91 80 4718 2200/ })).toHaveAttribute(
    'href',
    'tel:+918047182200',
  );
});

test('the page renders without data about the failure', () => {
  renderRemote(<ErrorPage data={undefined} />);
  expect(screen.getByRole('heading', { name: 'The mist has come in' })).toBeVisible();
});

test('a bad request offers no retry', () => {
  renderRemote(<ErrorPage data={{ status: 400, message: 'Bad Request' }} />, { at: '/x' });
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Explore Experiences' })).toHaveAttribute('href', '/experiences');
});
