import { readSettings } from '@kaadu/release-core/project';
import { parseEnv } from '../../packages/api/src/env';
import { readServiceEnv } from '../../packages/release-service/src/run-service';
import { readEnv } from '../../shell/src/server/env';

const empty = Object.fromEntries(
  [
    ...['PORT', 'API_PORT', 'RELEASE_PORT', 'HOST', 'LOG_LEVEL', 'NODE_ENV'],
    ...['RELEASE_SERVICE', 'RELEASE_TOKEN', 'RELEASE_STORE', 'RELEASE_CHANNEL', 'SITE_URL', 'API_URL'],
    ...[
      'ALERT_WEBHOOK',
      'WEBHOOK_SECRET',
      'SECURE_COOKIES',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'PAYMENT_CHECKOUT',
    ],
    ...['DATABASE_URL', 'SMTP_URL', 'METRICS_TOKEN', 'DEV_OUTBOX', 'RAZORPAY_KEY_ID'],
  ].map((name) => [name, '']),
);
const place = { DATA_DIR: '/srv/data' };

test('an empty variable counts as unset in every process', () => {
  expect(readEnv({ ...empty, ...place })).toEqual(readEnv(place));
  expect(parseEnv({ ...empty, ...place })).toEqual(parseEnv(place));
  expect(readSettings({ ...empty, ...place }, '/')).toEqual(readSettings(place, '/'));
  expect(readServiceEnv(empty)).toEqual(readServiceEnv({}));
});
