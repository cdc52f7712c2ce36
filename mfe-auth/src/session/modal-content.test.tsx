import { renderRemote } from '@kaadu/harness/testing';
import { act, screen } from '@testing-library/react';
import { Session } from './Session';

const loaded = jest.fn();
jest.mock('react-phone-number-input/min', () => {
  loaded();
  return jest.requireActual('react-phone-number-input/min');
});

describe('content of the modal', () => {
  test('the form and the phone metadata load only when the modal opens', async () => {
    const { bus } = renderRemote(<Session />);
    expect(loaded).not.toHaveBeenCalled();
    act(() => bus.emit('auth:login-requested', { source: 'header' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    await screen.findByLabelText('Mobile number');
    expect(loaded).toHaveBeenCalled();
  });
});
