import { Link } from 'react-router-dom'

import { browserLabels, coreBrowsers, type PerBrowser } from '#catalogue/browsers.ts'
import { paths } from '#routes/paths.ts'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import styles from './feature-tests.module.css'

export type EntryTest = {
  readonly key: string
  readonly name: string
  readonly test: string
  /** Support codes of the entry, by browser. */
  readonly support: PerBrowser<string>
}

export type FeatureTestsProps = {
  readonly tests: readonly EntryTest[]
  /** Whether the tests are for the page's own record, which needs no name. */
  readonly isOwn: boolean
}

/** Code to copy, by which a page detects the feature at run time. */
export function FeatureTests({ tests, isOwn }: FeatureTestsProps) {
  return (
    <ul className={styles.tests}>
      {tests.map(({ key, name, test, support }) => (
        <li key={key}>
          {!isOwn && (
            <p className={styles.part}>
              Tests for{' '}
              <Link to={paths.compatEntry(key)}>
                <NameText value={name} code />
              </Link>
            </p>
          )}
          <TestCode test={test} />
          <PartialRemark browsers={partialIn(support)} />
        </li>
      ))}
    </ul>
  )
}

function TestCode({ test }: { readonly test: string }) {
  const forms = testForms(test)
  return (
    <div className={styles.test}>
      {forms.map(({ language, code }) => (
        <pre key={language} className={styles.code}>
          <code>{code}</code>
        </pre>
      ))}
      <CopyButtons
        offers={forms.map(({ language, code }) => ({
          name: `${language} test`,
          text: () => code,
        }))}
      />
    </div>
  )
}

/** The names of the core browsers, some versions of which support an entry in part. */
export function partialIn(support: PerBrowser<string>): readonly string[] {
  return coreBrowsers
    .filter((browser) => /(?:^|; )partial /.test(support[browser] ?? ''))
    .map((browser) => browserLabels[browser].name)
}

function PartialRemark({ browsers }: { readonly browsers: readonly string[] }) {
  if (browsers.length === 0) return null
  return (
    <p className={styles.remark}>
      {`Also true where support is only partial: ${browsers.join(', ')}.`}
    </p>
  )
}

export type TestForm = { readonly language: 'CSS' | 'JavaScript'; readonly code: string }

const CONDITION = '@supports '

/**
 * A test in each possible language: an `@supports` condition also as a call of `CSS.supports()`.
 */
export function testForms(test: string): readonly TestForm[] {
  if (!test.startsWith(CONDITION)) {
    return [{ language: 'JavaScript', code: `if (${test}) {\n  // supported\n}` }]
  }
  const condition = test.slice(CONDITION.length)
  return [
    { language: 'CSS', code: `${test} {\n  /* supported */\n}` },
    { language: 'JavaScript', code: `CSS.supports('${condition}')` },
  ]
}
