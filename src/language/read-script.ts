import table from './code.json' with { type: 'json' }
import { readerOfForms } from './read-forms.ts'

/** Variable names common in examples, and the interfaces that they usually hold. */
const variables: ReadonlyMap<string, string> = new Map(Object.entries(table.variables))

/** Variables that are named after what they hold, and objects of the platform. */
const NAMED =
  /^(?:array|audio|blob|button|caches|canvas|console|cookieStore|crypto|customElements|date|dialog|document|element|event|file|form|globalThis|headers|history|image|import|indexedDB|input|iterator|localStorage|location|map|navigation|navigator|node|number|object|performance|promise|range|request|response|scheduler|screen|select|selection|sessionStorage|set|shadowRoot|signal|speechSynthesis|string|table|url|video|visualViewport|window|worker)$/

/**
 * Reduces a piece of a script to the words that name what it shows, or to an operator. Undefined if it
 * is no script, or all of it is a name: `Array.prototype.at()`.
 */
export function readScript(code: string): string | undefined {
  return readTexts(code) ?? readForm(code) ?? readCall(code) ?? readOperator(code)
}

/** Events, elements, statements with a sign, which prose has not, patterns, and operators that few expressions have. */
const readForm = readerOfForms(table.scripts)

/** Texts that name something of the platform: a kind of context, a condition. */
function readTexts(code: string): string | undefined {
  const call = /\b(getContext|matchMedia|CSS\.supports|getEntriesByType)\(\s*['"`]([^'"`]+)/
  const [, name = '', text] = call.exec(code) ?? []
  const words = text?.match(/[a-z][\w-]*/g) ?? []
  return text && (name.startsWith('get') ? [name, ...words] : words).join(' ')
}

/** Stands for the brackets of a call. */
const CALLED = '\u0001'

/** Leaves a mark for each call, and removes texts, arguments and other brackets. */
function withoutArguments(code: string): string {
  const bare = code.replace(
    /(\w|\?\.)?\([^()]*\)/g,
    (_, before: string = '') => before + (before && CALLED),
  )
  return bare === code ? code.replace(/(?<=\w)\(.*$/s, CALLED) : withoutArguments(bare)
}

const CALL = new RegExp(
  String.raw`(new\s+)?((?:[\w$]+|[a-z]+(?:-[a-z]+)+|''|\])(?:\??\.[\w$]+)*)(?:\?\.)?${CALLED}`,
)
/** A name with its brackets in a text: "CSS filter() function". */
const AMONG_WORDS =
  /^(?!(?:await|const|let|new|return|throw|var|void|yield)\s)[\p{L}\s-]+\w\(\)?[\p{L}\s-]*$/u
/** What is called on a new object. */
const METHOD = new RegExp(String.raw`${CALLED}\.([\w$]+)`)

/** What a call names: "Element scrollIntoView" of `el.scrollIntoView()`. Undefined if all of it is a name. */
export function readCall(code: string): string | undefined {
  const hasArguments = /\w\(\s*[^)\s]/.test(code)
  const bare = withoutArguments(code.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, "''"))
  const [found, isNew, name] = CALL.exec(bare) ?? []
  if (found === undefined || name === undefined) return undefined
  const [head = '', ...members] = name.split(/\??\./)
  const own = ownerOf(head, members.length > 0)
  if (!hasArguments && own === head && (code.startsWith(head) || AMONG_WORDS.test(code)))
    return undefined
  const [, method = ''] = isNew === undefined ? [] : (METHOD.exec(bare) ?? [])
  return [own, ...members, method].filter((word) => word !== '').join(' ')
}

function ownerOf(head: string, hasMembers: boolean): string {
  if (head === "''") return 'String'
  if (head === ']') return 'Array'
  const known = variables.get(head)
  if (known !== undefined) return known
  return !hasMembers || NAMED.test(head) || /^[A-Z]/.test(head) ? head : ''
}

/** Operators that tell what an expression is about, and those that many expressions also have. */
const TELLING = /\?\?=?|&&=|\|\|=|\*\*=?|>>>=?|<<=?|>>=?|\?\.(?!\d)|\.\.\.(?=[\w[{])/
const FREQUENT = /=>|[=!]==?|(?<=\w\s*)[-+*/%&|^]=|&&|\|\||(?<=\s)[<>]=|^[a-z]\w*(?:\+\+|--)(?=;?$)/

function readOperator(code: string): string | undefined {
  const isProse = (code.match(/(?<=^|\s)[a-z]{4,}(?=\s|$)/gi)?.length ?? 0) > 2
  if (isProse || /^c\+\+/i.test(code)) return undefined
  const found = TELLING.exec(code)?.[0] ?? FREQUENT.exec(code)?.[0].replace(/^\w+/, '')
  return found ?? (/\w\s\?\s.+\s:\s/.test(code) ? '?' : undefined)
}
