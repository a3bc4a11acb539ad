import { runtimes } from '#catalogue/platforms.ts'
import { listPath } from '#contracts/paths.ts'
import type { QuestionTerm } from '#language/read-terms.ts'
import { browserNames } from '#lib/glossary.ts'
import { formatPairs } from '#lib/query-string.ts'

import type { ToolOffer } from './tool-offer.ts'

const running: ReadonlySet<string> = new Set(['run', 'runs', 'running'])

const places: ReadonlySet<string> = new Set(['in', 'on', 'for'])

/** Words that make "node" a DOM node. */
const ofDocuments: ReadonlySet<string> = new Set(
  (
    'dom document tree text comment child children parent sibling element elements attribute attributes root leaf ' +
    'find contains insert append prepend replace remove clone walk select selection range first last next previous position'
  ).split(' '),
)

/** The lowest version that means Node.js by number alone: "node 2" may be a second node. */
const FIRST_NODE = 4

/**
 * The entries that run in a runtime, if a text asks for them: "runs in node", "fetch in deno", "web
 * streams node 18". The runtime must be last, except for a version; elsewhere "node" is a name of
 * the platform.
 */
export function runsIn(terms: readonly QuestionTerm[]): ToolOffer | undefined {
  const isNumbered = terms.at(-1)?.symbol === 'V'
  const place = terms.length - (isNumbered ? 2 : 1)
  const runtime = runtimes.find((id) => id === terms[place]?.value)
  const before = terms.slice(0, Math.max(0, place))
  if (runtime === undefined || terms[place]?.symbol !== 'B') return undefined
  if (before.some(({ symbol }) => !'wisFA'.includes(symbol))) return undefined
  const words = before.filter((term) => term.symbol === 'w' && !isVerb(term))
  const version = isNumbered ? (terms.at(-1)?.value ?? '') : ''
  const isNode = terms[place]?.text === 'node' && words.some(({ text }) => ofDocuments.has(text))
  const isSaid = places.has(before.at(-1)?.text ?? '') || isKnownVersion(runtime, version)
  const isAsked = before.some(isVerb) || (words.length > 0 && isSaid && !isNode)
  if (!isAsked) return undefined
  const path = before.find(({ symbol }) => symbol === 'A')?.value ?? ''
  return offer({ runtime, version, path, q: words.map(({ text }) => text).join(' ') })
}

function isVerb({ symbol, text }: QuestionTerm): boolean {
  return symbol === 's' || running.has(text)
}

function isKnownVersion(runtime: string, version: string): boolean {
  return version !== '' && (runtime !== 'nodejs' || Number.parseInt(version, 10) >= FIRST_NODE)
}

type Asked = {
  readonly runtime: (typeof runtimes)[number]
  /** Empty for the current one. */
  readonly version: string
  /** The area; empty for all. */
  readonly path: string
  readonly q: string
}

function offer({ runtime, version, path, q }: Asked): ToolOffer {
  const name = version === '' ? browserNames[runtime] : `${browserNames[runtime]} ${version}`
  const word = runtime === 'nodejs' ? 'node' : runtime
  return {
    title: `${path === '' ? 'Entries' : `${path} entries`} that run in ${name}${q === '' ? '' : ` matching “${q}”`}`,
    about: 'Runs outside browsers too',
    href:
      listPath('compat') +
      formatPairs([
        ['q', q],
        ['path', path],
        ['runs', version === '' ? runtime : ''],
        ['targets', version === '' ? '' : `${word} ${version}`],
        ['can', version === '' ? '' : 'yes'],
      ]),
  }
}
