import { browserList } from '#catalogue/browser-list.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { Note, NoteNode } from '#contracts/note.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { withIndex } from '#lib/with-index.ts'

/** Renders a note: text, code and links; unsafe addresses are not linked. */
export function NoteText({ note }: { readonly note: Note }) {
  return withIndex(note).map(({ place, item }) => <NotePart key={place} node={item} />)
}

function NotePart({ node }: { readonly node: NoteNode }) {
  if (node.type === 'code') return <code>{node.value}</code>
  if (node.type === 'em') return <em>{node.value}</em>
  const address = node.type === 'link' ? safeUrl(node.href) : undefined
  return address === undefined ? <span>{node.value}</span> : <a href={address}>{node.value}</a>
}

const trackers: readonly (readonly [address: RegExp, name: string])[] = [
  [
    /^https:\/\/(?:crbug\.com\/|issues\.chromium\.org\/issues\/|bugs\.chromium\.org\/p\/chromium\/issues\/detail\?id=)(\d+)$/,
    'Chromium bug',
  ],
  [/^https:\/\/(?:bugzil\.la\/|bugzilla\.mozilla\.org\/show_bug\.cgi\?id=)(\d+)$/, 'Firefox bug'],
  [/^https:\/\/(?:webkit\.org\/b\/|bugs\.webkit\.org\/show_bug\.cgi\?id=)(\d+)$/, 'WebKit bug'],
]

/** "https://bugzil.la/1860058" → "Firefox bug 1860058"; shortens other addresses. */
export function bugName(address: string): string {
  for (const [pattern, name] of trackers) {
    const number = pattern.exec(address)?.[1]
    if (number !== undefined) return `${name} ${number}`
  }
  return address.replace(/^https:\/\//, '')
}

type BugOf = { readonly url: string; readonly browsers: readonly CoreBrowser[] }

/** Groups bugs by the browsers that they concern: "Firefox", "Safari". */
export function bugsByBrowser<Bug extends BugOf>(
  bugs: readonly Bug[],
): readonly { readonly name: string; readonly bugs: readonly Bug[] }[] {
  const groups = new Map<string, Bug[]>()
  for (const bug of bugs) {
    const name = browserList(bug.browsers).join(', ')
    groups.set(name, [...(groups.get(name) ?? []), bug])
  }
  return [...groups].map(([name, of]) => ({ name, bugs: of }))
}

export function BugLink({ address }: { readonly address: string }) {
  const safe = safeUrl(address)
  const name = bugName(address)
  return safe === undefined ? <span>{name}</span> : <a href={safe}>{name}</a>
}
