import { presetOf } from '#catalogue/targets/presets.ts'
import type { CodeEntry } from '#check/analysis/index.ts'
import type { ReportItem } from '#check/report/index.ts'

/** A rule of a linter that keeps features below a Baseline out of code. */
export type LinterRule = {
  /** As it is written in a configuration: "css/use-baseline". */
  readonly rule: string
  /** Packages to install, as npm takes them. */
  readonly packages: string
  /** The file of the configuration. */
  readonly file: string
  /** The first parts of the keys that it reads. */
  readonly reads: readonly string[]
  /** What it does not report with this configuration, as a sentence. */
  readonly limits?: string
  readonly config: (available: Available) => string
}

/** The Baseline that a rule allows: "widely", "newly" or a year. */
export type Available = 'widely' | 'newly' | number

const eslintFile = 'eslint.config.js'

export const linterRules: readonly LinterRule[] = [
  {
    rule: 'css/use-baseline',
    packages: 'eslint @eslint/css',
    file: eslintFile,
    reads: ['css'],
    config: (available) => `import css from '@eslint/css'
import { defineConfig } from 'eslint/config'

export default defineConfig([
  {
    files: ['**/*.css'],
    language: 'css/css',
    plugins: { css },
    rules: { 'css/use-baseline': ['error', ${optionsOf(available)}] },
  },
])
`,
  },
  {
    rule: 'plugin/use-baseline',
    packages: 'stylelint stylelint-plugin-use-baseline',
    file: 'stylelint.config.js',
    reads: ['css'],
    config: (available) => `export default {
  plugins: ['stylelint-plugin-use-baseline'],
  rules: { 'plugin/use-baseline': [true, ${optionsOf(available)}] },
}
`,
  },
  {
    rule: 'baseline-js/use-baseline',
    packages: 'eslint eslint-plugin-baseline-js',
    file: eslintFile,
    reads: ['api', 'javascript', 'webassembly'],
    limits:
      'It reports most members of objects only with its preset “type-aware”, which needs types.',
    config: (available) => `import baselineJs from 'eslint-plugin-baseline-js'

export default defineConfig([
  {
    files: ['**/*.{js,mjs,jsx}'],
    plugins: { 'baseline-js': baselineJs },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: ${valueOf(available)},
          includeWebApis: { preset: 'auto' },
          includeJsBuiltins: { preset: 'auto' },
        },
      ],
    },
  },
])
`,
  },
  {
    rule: '@html-eslint/use-baseline',
    packages: 'eslint @html-eslint/parser @html-eslint/eslint-plugin',
    file: eslintFile,
    reads: ['html', 'svg'],
    config: (available) => `import html from '@html-eslint/eslint-plugin'
import parser from '@html-eslint/parser'

export default defineConfig([
  {
    files: ['**/*.html'],
    languageOptions: { parser },
    plugins: { '@html-eslint': html },
    rules: { '@html-eslint/use-baseline': ['error', ${optionsOf(available)}] },
  },
])
`,
  },
]

/** The rules that would report an entry: they know entries of the compat data that are part of a feature. */
export function rulesFor({ key, features, feature }: CodeEntry): readonly LinterRule[] {
  if (features.length === 0 || feature !== undefined) return []
  const [branch = ''] = key.split('.')
  return linterRules.filter(({ reads }) => reads.includes(branch))
}

/** A rule with the entries of a report that it would keep out. */
export type NeededRule = { readonly rule: LinterRule; readonly items: readonly ReportItem[] }

/**
 * The rules that would keep out what counts and does not work everywhere, and with them those that
 * read the same languages.
 */
export function neededRules(items: readonly ReportItem[]): readonly NeededRule[] {
  const bad = items.filter(
    ({ standing, verdict }) => standing === 'counted' && verdict.answer !== 'yes',
  )
  return linterRules.flatMap((rule) => {
    const own = bad.filter(({ entry }) => rulesFor(entry).includes(rule))
    return own.length === 0 ? [] : [{ rule, items: own }]
  })
}

/**
 * The Baseline that a visitor's browsers are: exact for "widely", "newly" and years. Rules know no
 * other sets, so others become "widely".
 */
export function availableFor(targets: string): {
  readonly available: Available
  readonly isExact: boolean
} {
  const preset = presetOf(targets)
  if (preset === 'widely' || preset === 'newly') return { available: preset, isExact: true }
  if (/^20\d\d$/.test(preset)) return { available: Number(preset), isExact: true }
  return { available: 'widely', isExact: targets === '' }
}

const valueOf = (available: Available): string =>
  typeof available === 'number' ? String(available) : `'${available}'`

const optionsOf = (available: Available): string => `{ available: ${valueOf(available)} }`
