import type { CompatKind } from '#catalogue/compat/kinds.ts'
import { asList, type CompatEntry } from '#ingest/sources/compat-data.ts'

import table from './javascript.json' with { type: 'json' }
import {
  describedAs,
  humanise,
  isConstant,
  isSpelling,
  lastSegment,
  named,
  type Named,
  type Naming,
  type NamingContext,
  sentenceCase,
  subFeature,
} from './named.ts'

export const nameJavaScript: Naming = (entry, context) => {
  const section = entry.segments[1] ?? ''
  if (section === 'builtins') return nameBuiltin(entry, context)
  const kind = syntaxKinds.get(section) ?? 'Syntax'
  if (entry.segments.length === 2) return named(sentenceCase(section), kind)
  if (entry.segments.length > 3) return subFeature(entry, context)
  const text = describedAs(entry)
  // A single word is a keyword, spelled as in code: "const".
  const name = text.includes(' ') ? sentenceCase(text) : text
  return named(name, kind, [humanise(lastSegment(entry))])
}

const syntaxKinds: ReadonlyMap<string, CompatKind> = new Map<string, CompatKind>([
  ['operators', 'Operator'],
  ['statements', 'Statement'],
  ['regular_expressions', 'Regular expression'],
])

const namespaces = new Set(['Intl', 'Temporal'])

/** "Array", "Array()", "Array.prototype.at()", "Intl.Segmenter.prototype.segment()". */
function nameBuiltin(entry: CompatEntry, context: NamingContext): Named {
  const [, , first = '', ...rest] = entry.segments
  if (first === 'Proxy' && rest[0] === 'handler' && rest.length === 2) return nameTrap(rest[1])
  const nested = namespaces.has(first) && /^[A-Z]/.test(rest[0] ?? '')
  const owner = nested ? `${first}.${rest[0] ?? ''}` : first
  const [member, deeper] = nested ? rest.slice(1) : rest
  if (deeper !== undefined) return subFeature(entry, context)
  if (member === undefined) return nameGlobal(owner)
  const last = owner.split('.').at(-1)
  if (member === last) return named(`${owner}()`, 'Constructor', [`new ${owner}`])
  return nameMember(entry, { owner, member }) ?? subFeature(entry, context)
}

/** Traps of proxies: "handler.get()". */
function nameTrap(trap = ''): Named {
  return named(`handler.${trap}()`, 'Method', [`Proxy ${trap} trap`])
}

const values = new Set(['globalThis', 'undefined', 'NaN', 'Infinity'])

function nameGlobal(owner: string): Named {
  if (values.has(owner)) return named(owner, 'Property')
  return /^[a-z]/.test(owner) ? named(`${owner}()`, 'Function') : named(owner, 'Built-in object')
}

function nameMember(entry: CompatEntry, { owner, member }: Member): Named | null {
  if (!isSpelling(member) && !isConstant(member) && !member.startsWith('@@')) return null
  const facts = memberFacts(entry, { owner, member })
  const spelled = spelling(entry, member)
  const access = spelled.startsWith('[') ? spelled : `.${spelled}`
  const call = facts.called ? '()' : ''
  const dotted = `${owner}${access}${call}`
  if (!facts.instance) return named(dotted, facts.called ? 'Static method' : 'Static property')
  return named(`${owner}.prototype${access}${call}`, facts.called ? 'Method' : 'Property', [
    dotted,
    `${owner} ${spelled}`,
  ])
}

/** The compat data writes `@@iterator` and `proto` for names that its keys cannot contain. */
function spelling(entry: CompatEntry, member: string): string {
  if (member.startsWith('@@')) return `[Symbol.${member.slice(2)}]`
  const described = /^<code>(__\w+__)<\/code>$/.exec(entry.statement.description ?? '')
  return described?.[1] ?? member.replace(/_static$/, '')
}

/** Properties whose fragment in the specification does not show that they are not methods. */
const dataProperties: ReadonlySet<string> = new Set(table.dataProperties)

type Member = { readonly owner: string; readonly member: string }

/**
 * Derives instance or static, method or property, from the specification's fragment:
 * "#sec-array.prototype.at", "#sec-get-map.prototype.size".
 */
function memberFacts(entry: CompatEntry, { owner, member }: Member) {
  const fragments = asList<string>(entry.statement.spec_url).map((url) =>
    (url.split('#')[1] ?? '').toLowerCase(),
  )
  const instance = fragments.some((fragment) => /prototype(?!of)|-instances-/.test(fragment))
  const accessor = fragments.some((fragment) => fragment.startsWith('sec-get-'))
  const constant = isConstant(member) || member === '@@species'
  const symbol = owner === 'Symbol' && !instance && !functionsOfSymbol.has(member)
  return { instance, called: !accessor && !constant && !symbol && !dataProperties.has(member) }
}

/** All other properties of Symbol are well-known symbols. */
const functionsOfSymbol = new Set(['for', 'keyFor'])
