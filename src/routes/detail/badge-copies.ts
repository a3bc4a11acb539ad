import { LONGEST_BROWSERS } from '#contracts/badge.ts'
import { clipBytes } from '#lib/query-text.ts'
import { paths } from '#routes/paths.ts'
import type { CopyOffer } from '#ui/controls/copy-buttons.tsx'

export type BadgedFeature = Readonly<Record<'id' | 'name', string>> & {
  /** The browsers that the visitor has chosen, if others can read them. */
  readonly targets: string
}

/**
 * The badge of a feature with a link to its page, for documents elsewhere. Both name the browsers; the badge
 * says whether the feature works in them, if they are few.
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

function describe({ id, name, targets }: BadgedFeature) {
  const page = window.location.origin + paths.feature(id)
  const isShort = clipBytes(targets, LONGEST_BROWSERS) === targets
  return {
    page: page + queryOf('targets', targets),
    image: `${page}.svg${queryOf('browsers', isShort ? targets : '')}`,
    alternative: escaped(`${name}: browser support`),
  }
}

/** Unlike `formatPairs`, it encodes brackets, which would end a link in Markdown. */
function queryOf(name: string, value: string): string {
  return value === '' ? '' : `?${String(new URLSearchParams([[name, value]]))}`
}

/** References are read in Markdown as in HTML. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"[\]\\`*_]/g, (one) => `&#${one.charCodeAt(0)};`)
}
