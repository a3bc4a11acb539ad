import { Link } from 'react-router-dom'

import type { CompatRecord } from '#catalogue/compat/record.ts'
import { paths } from '#routes/paths.ts'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import styles from './feature-tests.module.css'

export type EntryTest = Pick<CompatRecord, 'name' | 'testRemark'> & {
  readonly key: string
  readonly test: string
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
      {tests.map(({ key, name, test, testRemark }) => (
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
          {testRemark !== undefined && <p className={styles.remark}>{testRemark}</p>}
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
