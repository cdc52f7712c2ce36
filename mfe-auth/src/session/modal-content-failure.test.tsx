import { renderRemote } from '@kaadu/harness/testing';
import { act, screen } from '@testing-library/react';
import { Session } from './Session';

jest.mock('../LoginModal/LoginModal', () => {
  throw new Error('Loading chunk 37 failed');
});

describe('login modal whose content cannot be loaded', () => {
  test('says that login is not available and offers the phone number', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { bus } = renderRemote(<Session />);
    act(() => bus.emit('auth:login-requested', { source: 'header' }));
    expect(await screen.findByText(/Login is not available just now/)).toBeVisible();
    expect(screen.getByRole('link', { name: '+91 80 4718 2200' })).toHaveAttribute(
      'href',
      'tel:+918047182200',
    );
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
