import { readServiceEnv } from './run-service';

describe('release serve', () => {
  test.each([
    ['RELEASE_PORT', '99999'],
    ['ALERT_WEBHOOK', 'not a URL'],
    ['CHAT_WEBHOOK', 'ftp://chat.example'],
    ['WEBHOOK_SECRET', 'short'],
    ['MOVE_WEBHOOK', 'javascript:alert(1)'],
    ['UPLOAD_QUOTA_MB', '0'],
  ])('with %s=%s does not start, and names the variable', (name, value) => {
    expect(() => readServiceEnv({ [name]: value })).toThrow(
      expect.objectContaining({
        code: 'refused',
        message: expect.stringMatching(new RegExp(`^The environment is invalid: .*${name}`)),
      }),
    );
  });
});
