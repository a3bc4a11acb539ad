import { availableFor, type NeededRule, neededRules } from '#check/outputs/index.ts'
import type { CodeReport } from '#check/report/index.ts'
import { joinWords } from '#lib/sentence.ts'
import { useStore } from '#search/state/use-store.ts'
import { targetsText } from '#search/targets/targets-text.ts'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'

import styles from '#routes/check/check.module.css'

/** The rules of linters that would have reported what does not work, with their configuration. */
export function LinterRules({ report }: { readonly report: CodeReport }) {
  const text = useStore(targetsText)
  const { available, isExact } = availableFor(text)
  const rules = neededRules(report.items)
  if (rules.length === 0) return null
  return (
    <section aria-label="Linter rules">
      <h3 className={styles.group}>Linter rules</h3>
      {!isExact && (
        <p className={styles.remark}>
          These rules support Baseline only. “Widely available” is the closest to your browsers.
        </p>
      )}
      {rules.map((needed) => (
        <Rule key={needed.rule.rule} needed={needed} config={needed.rule.config(available)} />
      ))}
    </section>
  )
}

type RuleProps = { readonly needed: NeededRule; readonly config: string }

function Rule({ needed: { rule, items }, config }: RuleProps) {
  const names = items.slice(0, NAMED).map(({ entry }) => entry.name)
  const rest = items.length - names.length
  return (
    <div className={styles.rule}>
      <p>
        <code>{rule.rule}</code>
        <span>{` reports ${joinWords(rest > 0 ? [...names, `${rest} more`] : names)}.`}</span>
      </p>
      {rule.limits !== undefined && <p className={styles.remark}>{rule.limits}</p>}
      <p className={styles.remark}>
        <span>Install with </span>
        <code>{`npm install --save-dev ${rule.packages}`}</code>
        <span>{`, and write ${rule.file}:`}</span>
      </p>
      <pre className={styles.config}>
        <code>{config}</code>
      </pre>
      <CopyButtons offers={[{ name: `configuration of ${rule.rule}`, text: () => config }]} />
    </div>
  )
}

const NAMED = 5
