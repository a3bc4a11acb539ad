import { nameInFull } from '#catalogue/targets/describe.ts'
import { sentences } from '#lib/sentence.ts'
import { paths } from '#routes/paths.ts'
import { hrefAt } from '#search/address/base-path.ts'
import { useDays } from '#search/state/days.ts'
import { formatBrowsers } from '#search/targets/browsers-state.ts'
import { namedTargets } from '#search/targets/read-targets.ts'
import { useTargetsInForce } from '#search/targets/use-targets-in-force.ts'
import { useProvider } from '#search/transport/client-context.ts'
import { Button } from '#ui/controls/button.tsx'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'
import { formatPercent } from '#ui/support/usage-bar.tsx'

import { badgeCopies } from './badge-copies.ts'
import { comingSentence } from './baseline-way.tsx'
import type { CopiedRecord } from './detail-definition.ts'
import { useVerdict } from './verdict-answer.tsx'

type RecordCopiesProps = { readonly name: string; readonly copied: CopiedRecord }

/** The copies of a record, and the share sheet of a phone. All of them carry the browsers that were chosen. */
export function RecordCopies({ name, copied }: RecordCopiesProps) {
  const { markdown, others, hasBadge } = copied
  const { today } = useDays()
  const { hasServer } = useProvider()
  const verdict = useVerdictText(copied)
  const known = useTargetsInForce()
  const isRead = typeof known === 'object' && known.status === 'known' && known.isOwn !== true
  // What nobody else can read is not sent.
  const targets = isRead ? namedTargets(location.search) : ''
  const address = () => addressOf(copied, targets)
  return (
    <>
      {canShare() && (
        <Button
          variant="accent"
          onClick={() => {
            // Rejects where the visitor closes the sheet.
            navigator.share({ title: name, text: verdict, url: address() }).catch(() => undefined)
          }}
        >
          Share…
        </Button>
      )}
      <CopyButtons
        offers={[
          { name: 'link', text: address },
          { name: 'Markdown', text: () => markdown({ address: address(), today, verdict }) },
          ...others,
          ...(hasBadge && hasServer === true ? badgeCopies({ id: copied.id, name, targets }) : []),
        ]}
      />
    </>
  )
}

/** The address of the page, with the browsers that the visitor has chosen. */
function addressOf({ list, id }: CopiedRecord, targets: string): string {
  const query = formatBrowsers({ targets, can: '' })
  return new URL(hrefAt(paths.record({ list, id })) + query, location.origin).href
}

/** Where the sheet is how phones pass on a page; other devices copy. */
function canShare(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches
}

/** "Not yet in Safari 15.4. Needs Safari 17 (Sep 2023). … 93.5 % of users worldwide have it." */
function useVerdictText({ judged }: CopiedRecord): string {
  const { today } = useDays()
  const { state, name, answer, known, judged: checked, remark } = useVerdict(judged)
  if (judged === undefined || answer === undefined || state === 'waiting') return ''
  // Widely available browsers are those of everybody.
  const browsers = typeof known === 'object' ? nameInFull(name, checked) : name
  return sentences(
    `${answer.word} in ${browsers}.`,
    answer.sentence,
    remark,
    comingSentence(judged, today),
    `${formatPercent(judged.usage)} of users worldwide have it.`,
  )
}
