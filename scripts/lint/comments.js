import jsdoc from 'eslint-plugin-jsdoc';

/** Phrases that have a better word in docs/glossary.md. Single words are in `flagWords` of cspell.config.json. */
const retiredPhrases = [
  'kept page',
  'stand-in',
  'in reserve',
  'own turn',
  'pure markup',
  'comes to nothing',
  'is to be',
  'goes on',
];

/** Matches a docstring that does not begin with a question word. */
// cspell:disable-next-line
const noQuestion = /^(?!(?:what|who|whom|whose|whoever|how|where|why|which)\b)[\s\S]*$/iu;

/** Rules of comments: docstrings begin with a verb or a noun phrase, and use the terms of the glossary. */
export const commentRules = {
  files: ['**/*.{ts,tsx,mts,mjs,js}'],
  plugins: { jsdoc },
  rules: {
    'jsdoc/match-description': [
      'error',
      {
        mainDescription: {
          match: String(noQuestion),
          message: 'Start a docstring with a verb or a noun phrase that stands alone.',
        },
        contexts: ['any'],
      },
    ],
    'jsdoc/check-tag-names': ['error', { definedTags: ['jest-environment', 'jest-environment-options'] }],
    'no-warning-comments': ['error', { terms: retiredPhrases, location: 'anywhere' }],
  },
};
