import { readPasted } from '#catalogue/targets/pasted.ts'
import type { ReadFiles } from '#routes/check/read-files.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { useStore } from '#search/state/use-store.ts'
import { chooseTargets, targetsText } from '#search/targets/targets-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/text/notice.tsx'

/** Offers the browsers of a `package.json` or a browserslist among the files as those of the visitor. */
export function BrowsersOffer({ reading: { browsersFrom } }: { readonly reading: ReadFiles }) {
  const chosen = useStore(targetsText)
  const announcer = useAnnouncer()
  if (browsersFrom === undefined) return null
  const { name, text } = browsersFrom
  const read = readPasted(text)
  if ('problem' in read) {
    return (
      <Notice>
        <p>{`${name}: ${read.problem}`}</p>
      </Notice>
    )
  }
  const { query } = read
  if (query === chosen) return null
  return (
    <Notice
      action={
        <Button
          onClick={() => {
            chooseTargets(query)
            announcer.say('These are your browsers now.')
          }}
        >
          Use as your browsers
        </Button>
      }
    >
      <p>
        <span>{`${name} names browsers: `}</span>
        <code>{query}</code>
      </p>
    </Notice>
  )
}
