import { content } from 'virtual:content'

import { browserslistLine } from '#catalogue/features/browserslist-line.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { nameInFull } from '#catalogue/targets/describe.ts'
import { usageSharesSchema } from '#contracts/usage-shares.ts'
import { useContent } from '#routes/detail/use-content.ts'
import { useTargets } from '#search/targets/use-targets.ts'
import { CopyButtons, type CopyOffer } from '#ui/controls/copy-buttons.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'

import { ItemLinks } from './item-links.tsx'
import { scriptCondition, setJson, setMarkdown, supportsCondition } from './output-texts.ts'
import { type SetAnswer, shortfallsIn } from './set-answer.ts'
import { usageFrom } from './version-steps.ts'

import detail from '#routes/detail/detail.module.css'
import styles from './set.module.css'

const address = () => location.href

export function SetOutputs({ answer }: { readonly answer: SetAnswer }) {
  const usage = useContent(content.urls.usage, usageSharesSchema)
  const { items, lowest } = answer
  const line = browserslistLine({ min: perCoreBrowser((browser) => lowest[browser].version) })
  const css = supportsCondition(items)
  const script = scriptCondition(items)
  const { name, judged } = useTargets()
  const checked = judged && {
    name: nameInFull(name, judged),
    short: shortfallsIn(answer, judged),
  }
  const share = usage.status === 'ready' ? usageFrom(usage.value, lowest) : undefined
  const offers: readonly CopyOffer[] = [
    { name: 'link', text: address },
    ...offer('browserslist line', line),
    ...offer('@supports condition', css.condition && `@supports ${css.condition} {\n}`),
    ...offer('JavaScript test', script.condition && `if (\n  ${script.condition}\n) {\n}`),
    { name: 'Markdown table', text: () => setMarkdown(answer, address(), checked) },
    {
      name: 'JSON',
      text: () => setJson(answer, address(), { usage: share, ...(checked && { checked }) }),
    },
  ]
  return (
    <div className={styles.copies} data-print="no">
      <MarginSection id="copy" title="Copy">
        <CopyButtons offers={offers} />
        {line === '' ? (
          <p className={detail.remark}>
            No browserslist line: a query cannot leave out a browser that lacks an item.
          </p>
        ) : (
          <p className={styles.text}>
            <code>{line}</code>
          </p>
        )}
        {css.condition !== '' && css.without.length > 0 && (
          <p className={detail.remark}>
            <code>@supports</code> does not test for <ItemLinks items={css.without} />
            <span>.</span>
          </p>
        )}
        {script.condition !== '' && script.without.length > 0 && (
          <p className={detail.remark}>
            No sound test exists for <ItemLinks items={script.without} />
            <span>.</span>
          </p>
        )}
      </MarginSection>
    </div>
  )
}

function offer(name: string, text: string): readonly CopyOffer[] {
  return text === '' ? [] : [{ name, text: () => text }]
}
