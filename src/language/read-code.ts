import table from './code.json' with { type: 'json' }
import { readerOfForms } from './read-forms.ts'
import { readMessage } from './read-message.ts'
import { readScript } from './read-script.ts'

/**
 * Reduces pasted code to the words that name what it shows: the property and the keywords of a
 * declaration, the built-in of a call, the attributes of a tag, the operator of an expression. Text
 * that is no code stays as it is. Idempotent.
 *
 * @example
 * readCode('text-wrap: balance;') // 'text-wrap balance'
 * readCode("addEventListener('scrollend', fn)") // 'scrollend event'
 */
export function readCode(typed: string): string {
  const code = typed.slice(0, MOST).trim()
  const message = readMessage(code)
  if (message === undefined && !/[^\p{L}\p{N}\s-]/u.test(code)) return typed
  const words = message ?? readTag(code) ?? readStyles(code) ?? readScript(code)
  // White space at the end stays, so that the text grows as it is typed.
  return words === undefined ? typed : words + (/\s+$/.exec(typed)?.[0] ?? '')
}

/** Characters that are read: a query may have no more bytes. */
const MOST = 512

/** Attributes and values that say nothing about the platform. */
const OWN = /^(?:src|href|class|id|alt|style|title|name|for|value|action|content|data-.*)$/
const COMMON = /^type=(?:text|button|submit)$/
const CONTAINER = /^(?:div|span|p|section|body)$/

function readTag(code: string): string | undefined {
  const [, tag, inside] = /^<([a-z][\w-]*)\s+([^<>]*)>?/.exec(code) ?? []
  if (tag === undefined || inside === undefined)
    return /^<[a-z]+(?=>.*<)/.exec(code)?.[0].concat('>')
  const all = Array.from(
    inside.matchAll(/([\w-]+)(?:=(?:"([^"]*)"?|'([^']*)'?|([^\s"']+)))?/g),
    ([, name = '', ...values]) => ({ name, value: values.find((one) => one !== undefined) }),
  )
  const telling = all.filter(({ name }) => all.length === 1 || !OWN.test(name))
  const attributes = telling
    .map(({ name, value = '' }) =>
      /^[a-z][a-z-]*$/.test(value) && !OWN.test(name) ? `${name}=${value}` : name,
    )
    .filter((one) => !COMMON.test(one) || telling.length === 1)
    .join(' ')
  if (attributes === '') return `<${tag}>`
  return CONTAINER.test(tag) ? attributes.replaceAll('=', ' ') : `<${tag} ${attributes}>`
}

/** A property with a value, which a space or a semicolon tells from other words with a colon. */
const DECLARATION = /^((?:--)?[a-z-]+)\s*:(?:\s+([^;{}]+)|\s*([^;{}:]+);)/

const readForm = readerOfForms(table.styles)

function readStyles(code: string): string | undefined {
  const form = readForm(code)
  if (form !== undefined) return form
  if (code.startsWith('@')) return readAtRule(code)
  const [, selector, block] =
    /^([^{}();='"]*[^{}();='"\s]|[^{}'"]*\))\s*\{([^{}]*)/.exec(code) ?? []
  if (block === undefined || selector === undefined) {
    return readDeclaration(code) ?? readSelector(code)
  }
  if (!/^\s*(?:[\w-]+\s*:|$)/.test(block) || /^(?:[a-z]+\s*[\s(])?\(/.test(selector))
    return undefined
  return readSelector(selector) ?? readDeclaration(block.trim())
}

function readDeclaration(code: string): string | undefined {
  const [, name, spaced, tight] = DECLARATION.exec(code) ?? []
  const value = spaced ?? tight
  if (name === undefined || value === undefined) return undefined
  if (name.startsWith('--')) return '--'
  return [name, ...keywords(value)].join(' ')
}

/** The names in a value, without figures, texts and what functions are called with. */
function keywords(value: string): readonly string[] {
  return withoutBrackets(value)
    .split(/[\s,]+/)
    .filter((word) => /^-?[a-z][a-z-]*$/i.test(word))
}

function withoutBrackets(text: string): string {
  const bare = text.replace(/\([^()]*(?:\)|$)/g, '')
  return bare === text ? text : withoutBrackets(bare)
}

function readAtRule(code: string): string | undefined {
  const [, name, rest = ''] = /^(@[a-z-]+)(.*)$/s.exec(code) ?? []
  if (name === undefined || !/[({;,]/.test(rest)) return undefined
  const [condition = ''] = rest.split('{')
  if (name !== '@media') return name
  const features = Array.from(
    condition.matchAll(/\(\s*([a-z-]+)\s*(?::\s*([a-z-]+))?/g),
    ([, feature = '', value = '']) => `${feature} ${value}`.trim(),
  )
  return [name, ...features].join(' ')
}

const TAG =
  'a|abbr|article|aside|audio|body|button|canvas|details|dialog|div|fieldset|figure|footer|form|h[1-6]|header|html|iframe|img|input|label|li|main|nav|ol|option|p|pre|section|select|span|summary|svg|table|td|textarea|th|tr|ul|video'
const PART = String.raw`(?:(?:${TAG}|\*|&|[.#][\w-]+|\[[^\]]*\])+)`
/** What most selectors with a rarer name also have. */
const USUAL = /^:(?:hover|focus|active|root|first-child|last-child|not|is|where)$/

function readSelector(code: string): string | undefined {
  const plain = withoutBrackets(code)
  const pseudo = plain.match(/::?[a-z-]+/g) ?? []
  const rest = plain.replace(/::?[a-z-]+/g, '').trim()
  if (pseudo.length > 0 && new RegExp(String.raw`^(?:${PART}|[\s,>+~])*$`).test(rest)) {
    return pseudo.find((name) => !USUAL.test(name)) ?? pseudo[0]
  }
  if (/^\[[\w-]+(?:[~|^$*]?=[^\]]*)?\]$/.test(code) && !/^\[[\d\s,]*\]$/.test(code))
    return 'attribute selectors'
  const [, sign] = new RegExp(String.raw`^${PART}\s+([>+~])\s+${PART}`).exec(code) ?? []
  return sign ?? (/^&\s*[.#:>+~[ ]/.test(code) ? '&' : undefined)
}
