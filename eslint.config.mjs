import tseslint from 'typescript-eslint'

const clockOnly =
  'Time comes from sukani_now() (src/db/act.ts) or shell/clock.ts, so that a deadline has one clock.'

export default tseslint.config(
  { ignores: ['node_modules', 'data', 'dist', 'src/db/schema.ts', 'src/start/ensure.mjs', '*.cjs', '*.mjs'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only src/config.ts reads the environment.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: clockOnly },
        {
          selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
          message: clockOnly,
        },
        {
          selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
          message: 'Chance comes from node:crypto.',
        },
      ],
    },
  },
  { files: ['**/*.routes.ts'], rules: { 'max-lines-per-function': 'off', complexity: ['error', 5] } },
  {
    files: ['src/config.ts', 'src/shell/clock.ts', 'src/start/**', 'test/**', '*.config.ts'],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    files: ['test/**', '*.config.ts'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines-per-function': 'off',
      complexity: 'off',
      'no-restricted-exports': 'off',
    },
  },
  {
    files: ['src/browser/**'],
    languageOptions: { parserOptions: { projectService: false, project: './src/browser/tsconfig.json' } },
  },
)
