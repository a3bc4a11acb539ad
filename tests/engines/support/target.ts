/** Elements as a person finds them: what they are and what they are called. */
export type Target = {
  readonly css: string
  /** The whole name, or what it is like: an `aria-label`, a label, a legend, or else the text. */
  readonly name?: string | RegExp | undefined
  /** Looks inside the elements that this finds. */
  readonly within?: Target | undefined
}

/** Makes the target of a kind of elements, by their name. */
const kind =
  (css: string) =>
  (name?: string | RegExp, within?: Target): Target => ({ css, name, within })

export const button = kind('button')
/** A switch that is on. */
export const pressed = kind('button[aria-pressed=true]')
export const link = kind('a[href]')
export const heading = kind('h1')
export const checkbox = kind('input[type=checkbox]')
export const group = kind('fieldset, [role=group]')
export const option = kind('[role=option]')
export const output = kind('output')
export const dialog = kind('dialog, [role=dialog]')
export const table = kind('main table')
export const summary = kind('summary')

/** The box of a view or of the palette. */
export const box: Target = { css: 'header [role=combobox], main [role=combobox]' }

/** The results of a list. */
export const row: Target = { css: 'main article' }

/** The link of each result. */
export const resultName = kind('main article h2 a')

/** A filter of a list: `filter('Baseline', 'Newly available')`. */
export const filter = (facet: string, value: string): Target =>
  checkbox(new RegExp(`^${value}\\b`), group(facet))

// The next two run in the page: they must use nothing else from here.

/** The name of an element as a person reads it; close to how browsers compute it for what the page has. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  if (labels.length > 0) {
    return labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  }
  if (element instanceof HTMLFieldSetElement) {
    return element.querySelector('legend')?.innerText ?? ''
  }
  if (element instanceof HTMLTableElement) return element.caption?.textContent ?? ''
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
    const around = element.labels?.[0]
    // A label around a list of options holds their names, too.
    const own = around?.querySelector('select') ? around.firstElementChild : around
    return own?.textContent ?? ''
  }
  return element instanceof HTMLElement ? element.innerText : ''
}

function find({ css, pattern = '', within }: PlainTarget): readonly Element[] {
  const name = new RegExp(pattern)
  return (within === undefined ? [document] : find(within))
    .flatMap((root) => Array.from(root.querySelectorAll(css)))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => name.test(nameOf(element).replaceAll(/\s+/g, ' ').trim()))
}

/** A target as JSON can hold it. */
type PlainTarget = {
  readonly css: string
  readonly pattern?: string | undefined
  readonly within?: PlainTarget | undefined
}

const plain = ({ css, name, within }: Target): PlainTarget => ({
  css,
  pattern: typeof name === 'string' ? `^${escape(name)}$` : name?.source,
  within: within === undefined ? undefined : plain(within),
})

const escape = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The expression whose value in the page is the list of the elements that can be seen. */
export const expressionOf = (target: Target): string =>
  `(() => { ${String(nameOf)} ${String(find)} return find(${JSON.stringify(plain(target))}) })()`
