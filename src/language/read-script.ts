/** Variable names common in examples, and the interfaces that they usually hold. */
const variables: ReadonlyMap<string, string> = new Map([
  ['el', 'Element'],
  ['elem', 'Element'],
  ['arr', 'Array'],
  ['str', 'String'],
  ['obj', 'Object'],
  ['evt', 'Event'],
  ['res', 'Response'],
  ['req', 'Request'],
  ['ctx', 'CanvasRenderingContext2D'],
  ['num', 'Number'],
  ['this', ''],
  ['self', ''],
])

/** Variables that are named after what they hold, and objects of the platform. */
const NAMED =
  /^(?:array|audio|blob|button|caches|canvas|console|cookieStore|crypto|customElements|date|dialog|document|element|event|file|form|globalThis|headers|history|image|import|indexedDB|input|iterator|localStorage|location|map|navigation|navigator|node|number|object|performance|promise|range|request|response|scheduler|screen|select|selection|sessionStorage|set|shadowRoot|signal|speechSynthesis|string|table|url|video|visualViewport|window|worker)$/

/**
 * Reduces a piece of a script to the words that name what it shows, or to an operator. Undefined if it
 * is no script, or all of it is a name: `Array.prototype.at()`.
 */
export function readScript(code: string): string | undefined {
  return (
    readTexts(code) ??
    readStatement(code) ??
    readPattern(code) ??
    readAssignment(code) ??
    readCall(code) ??
    readOperator(code)
  )
}

/** Texts that name something of the platform: an event, a kind of context, an element, a condition. */
function readTexts(code: string): string | undefined {
  const event =
    /\b(?:add|remove)EventListener\(\s*['"`]([\w-]+)/.exec(code)?.[1] ??
    /\.on([a-z]+)\s*=(?!=)/.exec(code)?.[1]
  if (event !== undefined) return `${event} event`
  const [, name = '', text] =
    /\b(getContext|createElement|matchMedia|CSS\.supports|getEntriesByType)\(\s*['"`]([^'"`]+)/.exec(
      code,
    ) ?? []
  if (text === undefined) return undefined
  if (name === 'createElement') return `<${text}>`
  const words = text.match(/[a-z][\w-]*/g) ?? []
  return (/matchMedia|supports/.test(name) ? words : [name, ...words]).join(' ')
}

/** Statements, and the words that tell them from others. Each has a sign, which prose has not. */
const statements: readonly (readonly [form: RegExp, words: string])[] = [
  [/^for\s*await\s*\(/, 'for await of'],
  [/^for\s*\(.*\bof\b/, 'for of'],
  [/^for\s*\(.*\bin\b/, 'for in'],
  [/^import\b.*['"].*\bwith\s*\{/, 'import attributes'],
  [/^import\b.*from\s*['"]/, 'import'],
  [/^class\b.*\bstatic\s*\{/, 'static initialization blocks'],
  [/(?:^class\b.*\{|[\s.;]|^)#[a-z_]\w*(?:\s*[=(;.]|\s+in\b)/i, '#'],
  // A longer word without capitals may be a tag of a text.
  [/^#(?![\da-f]{3,8}$)(?:[a-z_]\w{0,4}|private\w*|[a-z]+[A-Z]\w*)$/, '#'],
  [/^class\b.*\bextends\b.*\{/, 'class extends'],
  [/^class\b.*\{/, 'class'],
  [/^try\s*\{/, 'try catch'],
  [/^(?:const|let|var)\s*[{[](?!.*\.\.\.)/, 'destructuring'],
  [/^await\s+using\b.*=/, 'await using'],
  [/^using\b.*=/, 'using'],
  [/\$\{/, '`'],
  [/(?:^|[^\w.])\d+(?:_\d+)+(?!\w)/, 'numeric separators'],
]

function readStatement(code: string): string | undefined {
  return (
    /^((?:async\s+)?function\*?)\s*\w*\s*\(/.exec(code)?.[1] ??
    statements.find(([form]) => form.test(code))?.[1]
  )
}

const flagNames: ReadonlyMap<string, string> = new Map([
  ['d', 'hasIndices'],
  ['s', 'dotAll'],
  ['u', 'unicode'],
  ['v', 'unicodeSets'],
  ['y', 'sticky'],
])

/** `/a+/v` is "RegExp unicodeSets", `/(?<=a)b/` is a lookbehind. */
function readPattern(code: string): string | undefined {
  const [, pattern, flags] = /^\/(\S+)\/([dgimsuvy]*)$/.exec(code) ?? []
  if (pattern === undefined || flags === undefined) return undefined
  const part = /\(\?(?:<?[=!]|:)/.exec(pattern)?.[0]
  if (part !== undefined) return part
  if (/\(\?<\w/.test(pattern)) return 'named capturing group'
  return ['RegExp', ...Array.from(flags).flatMap((flag) => flagNames.get(flag) ?? [])].join(' ')
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
  /^(?!(?:await|const|let|new|return|throw|var|void|yield)\s)[\p{L}\s-]+\w\(\)[\p{L}\s-]*$/u
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

/** An operator that few expressions have, whatever is called beside it: `cache ||= new Map()`. */
const readAssignment = (code: string): string | undefined =>
  /^[\w$.[\]'"]+\s*(\|\|=|&&=|\?\?=|\*\*=)/.exec(code)?.[1]

/** Operators that tell what an expression is about, and those that many expressions also have. */
const TELLING = /\?\?=?|&&=|\|\|=|\*\*=?|>>>=?|<<=?|>>=?|\?\.(?!\d)|\.\.\.(?=[\w[{])/
const FREQUENT = /=>|[=!]==?|(?<=\w\s*)[-+*/%&|^]=|&&|\|\||(?<=\s)[<>]=|^[a-z]\w*(?:\+\+|--)(?=;?$)/

function readOperator(code: string): string | undefined {
  const isProse = (code.match(/(?<=^|\s)[a-z]{4,}(?=\s|$)/gi)?.length ?? 0) > 2
  if (isProse || /^c\+\+/i.test(code)) return undefined
  const found = TELLING.exec(code)?.[0] ?? FREQUENT.exec(code)?.[0].replace(/^\w+/, '')
  return found ?? (/\w\s\?\s.+\s:\s/.test(code) ? '?' : undefined)
}
