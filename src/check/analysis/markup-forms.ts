import type { CodeIndex } from './code-index.ts'

type Form = readonly [attribute: string, key: string, shown: RegExp]

const ofHtml = (attribute: string, option: string, shown: RegExp): Form => {
  const key = `html.${attribute}`
  return [key, `${key}.${option}`, shown]
}

/** Entries that the form of a value shows, below the entry of its attribute. */
const forms: readonly Form[] = [
  ofHtml('elements.a.href', 'href_sms', /^\s*sms:/i),
  ofHtml('elements.a.href', 'href_top', /^\s*#top\s*$/i),
  ['html.elements.a.href', 'html.elements.a.text_fragments', /#.*:~:text=/i],
  ofHtml('elements.a.target', 'unfencedTop', /^\s*_unfencedtop\s*$/i),
  ofHtml('elements.base.href', 'relative_url', /^\s*(?!\s|[a-z][a-z\d+.-]*:|\/\/)./i),
  ofHtml('elements.iframe.allow', 'wildcards', /\*\./),
  ofHtml(
    'elements.link.rel',
    'alternate_stylesheet',
    /\balternate\s+(?:\S+\s+)*stylesheet\b|\bstylesheet\s+(?:\S+\s+)*alternate\b/i,
  ),
  ofHtml('elements.script.integrity', 'ed25519_public_key', /\bed25519-/i),
  ofHtml('elements.td.rowspan', 'rowspan_zero', /^\s*0+\s*$/),
  ofHtml('elements.th.rowspan', 'rowspan_zero', /^\s*0+\s*$/),
  ofHtml('elements.textarea.placeholder', 'line_breaks', /\n/),
  ofHtml('global_attributes.title', 'multi-line_titles', /\n/),
  ...['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'toolbar'].map((word) =>
    ofHtml(
      'global_attributes.focusgroup',
      `behavior_${word}`,
      new RegExp(`(?:^|\\s)${word}(?:\\s|$)`, 'i'),
    ),
  ),
]

const attributes = new Set(forms.map(([attribute]) => attribute))

/** The entries that the form of an attribute's value shows, by the attribute's key. */
export function valueForms(attribute: string, value: string): readonly string[] {
  if (!attributes.has(attribute)) return []
  return forms.flatMap(([of, key, shown]) => (of === attribute && shown.test(value) ? [key] : []))
}

/** An element as several of its attributes together show its entries. */
export type TagForm = {
  /** The key of the element. */
  readonly element: string
  /** By name in lower case. */
  readonly values: ReadonlyMap<string, string>
  /** Names of the elements around it. */
  readonly open: readonly string[]
}

/** An entry that attributes show together, and the attribute that completes it. */
export type TagUse = { readonly key: string; readonly attribute?: string }

/** Entries that depend on several attributes of an element or on the elements around it. */
export function tagUses({ element, values, open }: TagForm): readonly TagUse[] {
  switch (element) {
    case 'html.elements.input':
      return inputUses(values)
    case 'html.elements.link':
      return linkUses(values)
    case 'html.elements.meta':
      return viewportUses(values)
    case 'html.elements.hr':
      return open.at(-1) === 'select'
        ? [{ key: 'html.elements.select.hr_in_select' }, { key: 'html.elements.hr.hr_in_select' }]
        : []
    default:
      return []
  }
}

type Values = TagForm['values']

/** Some input types support suggestions, or any color, later than the type. */
function inputUses(values: Values): readonly TagUse[] {
  const type = values.get('type')?.trim().toLowerCase() ?? 'text'
  const base = `html.elements.input.type_${type}`
  const color = values.get('value') ?? ''
  const lists = [`${base}.list`, `html.elements.datalist.input_type_${type}`]
  return [
    ...(values.has('list') ? lists.map((key) => ({ key, attribute: 'list' })) : []),
    ...(type === 'color' && color !== '' && !/^\s*(?:#[\da-f]{6})?\s*$/i.test(color)
      ? [{ key: `${base}.accepts_css_colors`, attribute: 'value' }]
      : []),
  ]
}

function linkUses(values: Values): readonly TagUse[] {
  const kind = values.get('as')?.trim().toLowerCase() ?? ''
  const words = values.get('rel')?.toLowerCase().split(/\s+/) ?? []
  return words.map((word) => ({
    key: `html.elements.link.rel.${word}.as-${kind}`,
    attribute: 'as',
  }))
}

/** "viewport-fit=cover", and the entry of "viewport-fit". */
function viewportUses(values: Values): readonly TagUse[] {
  if (values.get('name')?.trim().toLowerCase() !== 'viewport') return []
  const base = 'html.elements.meta.name.viewport'
  return (values.get('content') ?? '')
    .toLowerCase()
    .split(/[,;]/)
    .flatMap((pair) => {
      const [name = '', value = ''] = pair.split('=').map((part) => part.trim())
      const keys = [`${base}.${name}`, `${base}.${name}.${value}`]
      return keys.map((key) => ({ key, attribute: 'content' }))
    })
}

/** The entries that the JSON in a script shows: speculation rules and import maps. */
export function dataKeys(type: string, text: string, index: CodeIndex): readonly string[] {
  const base = `html.elements.script.type.${type}`
  const words = new Set(Array.from(text.matchAll(/"([\w-]+)"/g), ([, word = '']) => word))
  return [...words]
    .flatMap((word) => [`${base}.${word}`, `${base}.requires.${word}`])
    .filter((key) => index.has(key))
}
