import { browserLabels, type CoreBrowser, coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import type { ReleaseDates } from '#contracts/content-files.ts'
import { formatMonth } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import type { ContentState } from '#routes/detail/use-content.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { supportCell } from '#ui/support/support-state.ts'
import { MarginSection } from '#ui/text/margin-section.tsx'

import { ItemLinks } from './item-links.tsx'
import { answerSentence, type SetAnswer } from './set-answer.ts'
import type { SetItem } from './set-item.ts'
import { lastToSupport, releaseDay, type VersionStep } from './version-steps.ts'

import detail from '#routes/detail/detail.module.css'
import styles from './set.module.css'

type SetVersionsProps = {
  readonly answer: SetAnswer
  readonly file: ContentState<ReleaseDates>
}

/** The lowest version of each browser that supports all items, and the items that require it. */
export function SetVersions({ answer, file }: SetVersionsProps) {
  const dates = file.status === 'ready' ? file.value : {}
  const last = lastToSupport(answer.steps, dates)
  return (
    <MarginSection id="versions" title="Lowest common versions">
      <p className={styles.lead}>{answerSentence(answer)}</p>
      <table className={styles.versions} aria-labelledby="versions">
        <thead>
          <tr>
            <th scope="col">Browser</th>
            <th scope="col">From version</th>
            <th scope="col">Because of</th>
          </tr>
        </thead>
        <tbody>
          {coreBrowsers.map((browser) => (
            <BrowserRow key={browser} browser={browser} answer={answer} dates={dates} />
          ))}
        </tbody>
      </table>
      <p className={detail.remark}>
        {`${last !== undefined ? `Together in all seven browsers since ${formatDay(last.day)}, when ${browserLabels[last.browser].name} ${last.text} came out. ` : ''}Features count from the version that web-features names, in which some of their parts may be missing.${file.status === 'failed' ? ' Release dates could not be loaded. Reload to try again.' : ''}`}
      </p>
    </MarginSection>
  )
}

type BrowserRowProps = {
  readonly browser: CoreBrowser
  readonly answer: SetAnswer
  readonly dates: ReleaseDates
}

function BrowserRow({ browser, answer: { steps, today }, dates }: BrowserRowProps) {
  const [first, ...later] = steps[browser]
  if (first === undefined) return null
  const day = releaseDay(dates, browser, first.text)
  const isMissing = first.version === NEVER
  return (
    <tr data-missing={isMissing || undefined}>
      <th scope="row">{browserLabels[browser].name}</th>
      <td className={styles.version}>
        <b>{isMissing ? 'None' : first.text}</b>
        {day !== undefined && <span className={styles.day}>{formatMonth(day)}</span>}
      </td>
      <td>
        <ItemLinks items={first.items} note={(item) => shortfall(item, browser, today)} />
        {later.length > 0 && <LaterSteps later={later} first={first} />}
      </td>
    </tr>
  )
}

type LaterStepsProps = {
  readonly first: VersionStep<SetItem>
  readonly later: readonly VersionStep<SetItem>[]
}

/** Which version suffices without the most demanding items, and so on. */
function LaterSteps({ first, later }: LaterStepsProps) {
  return (
    <details className={styles.steps}>
      <summary>
        {`${later[0]?.text ?? ''} without ${first.items.length === 1 ? 'it' : 'them'}`}
      </summary>
      <ol>
        {later.map(({ version, text, items }) => (
          <li key={version}>
            <b>{text}</b> <ItemLinks items={items} />
          </li>
        ))}
      </ol>
    </details>
  )
}

/**
 * The restriction of an item in a browser: "99 % of parts work", "behind a flag since 96"; empty if
 * it has none or is not supported at all.
 */
function shortfall(item: SetItem, browser: CoreBrowser, today: string): string {
  const column = browserColumns.find(({ id }) => id === browser)
  if (column === undefined) return ''
  const { kind, text, title } = supportCell(column, item, today)
  return kind === 'partial' || (kind === 'missing' && title.includes('removed'))
    ? (title.split(': ')[1] ?? text)
    : ''
}
