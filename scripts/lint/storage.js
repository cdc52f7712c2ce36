const use = 'Use packages/browser-storage: access throws where the visitor blocks storage.';
const areas = ['localStorage', 'sessionStorage'];
const globalObjects = ['window', 'globalThis', 'self'];

/** Only one guarded package accesses browser storage and cookies; tests access them directly. */
export const storageRules = [
  {
    files: ['{mfe-*,packages,shell}/**/*.{ts,tsx}'],
    ignores: [
      'packages/browser-storage/**',
      '**/*.test.{ts,tsx}',
      '**/test-data.ts',
      '**/{test-data,testing}/**',
    ],
    rules: {
      'no-restricted-globals': ['error', ...areas.map((name) => ({ name, message: use }))],
      'no-restricted-properties': [
        'error',
        ...globalObjects.flatMap((object) => areas.map((property) => ({ object, property, message: use }))),
        { object: 'document', property: 'cookie', message: use },
      ],
    },
  },
];
