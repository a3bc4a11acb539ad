import { LONGEST_BROWSERS } from '#contracts/badge.ts'
import { clipBytes } from '#lib/query-text.ts'
import { paths } from '#routes/paths.ts'
import type { CopyOffer } from '#ui/controls/copy-buttons.tsx'

export type BadgedFeature = { readonly id: string; readonly name: string }

/**
 * The badge of a feature with a link to its page, for documents elsewhere. It says whether the
 * feature works in the browsers that the address of the page names, if they are few.
 */
export function badgeCopies(feature: BadgedFeature): readonly CopyOffer[] {
  return [
    {
      name: 'badge as Markdown',
      text: () => {
        const { page, image, alternative } = describe(feature)
        return `[![${alternative}](${image})](${page})`
      },
    },
    {
      name: 'badge as HTML',
      text: () => {
        const { page, image, alternative } = describe(feature)
        return `<a href="${page}"><img src="${image}" alt="${alternative}" height="20"></a>`
      },
    },
  ]
}

function describe({ id, name }: BadgedFeature) {
  const { origin, search } = window.location
  const page = origin + paths.feature(id)
  const browsers = (new URLSearchParams(search).get('targets') ?? '').trim()
  const isShort = browsers !== '' && clipBytes(browsers, LONGEST_BROWSERS) === browsers
  // Unlike `encodeURIComponent`, it encodes brackets, which would end a link in Markdown.
  const query = isShort ? `?${String(new URLSearchParams({ browsers }))}` : ''
  return { page, image: `${page}.svg${query}`, alternative: escaped(`${name}: browser support`) }
}

/** References are read in Markdown as in HTML. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"[\]\\`*_]/g, (one) => `&#${one.charCodeAt(0)};`)
}
