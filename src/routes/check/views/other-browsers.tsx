import { joinWords } from '#lib/sentence.ts'
import type { NamedTargets } from '#routes/check/named-targets.ts'
import { otherBrowserSentence } from '#routes/check/report/other-browsers.ts'
import type { CodeReport } from '#routes/check/report/report.ts'

type OtherBrowsersProps = { readonly report: CodeReport; readonly others: NamedTargets['others'] }

/** What is known of browsers that were chosen and have no compatibility data. */
export function BrowsersWithoutData({ report, others }: OtherBrowsersProps) {
  if (others === undefined) return null
  const { names, known } = others
  if (known.status === 'failed') {
    return <p>{`What caniuse says of ${joinWords(names)} could not be loaded.`}</p>
  }
  if (known.status !== 'ready') return null
  return names.map((name) => <p key={name}>{otherBrowserSentence(report, name, known.value)}</p>)
}
