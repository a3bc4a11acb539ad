const styles = new Map<string, CSSStyleDeclaration>()
const ATTRIBUTES = ['hidden', 'open', 'style', 'type']

/**
 * Lets jsdom compute the style of elements of one kind once. Tests load no style sheet, so that only the sheet of
 * jsdom counts, and each query by role asks for the style of every element on its way.
 */
export function memoizeComputedStyle(): void {
  if (styles.size > 0) return
  const compute = window.getComputedStyle.bind(window)
  window.getComputedStyle = (element) => {
    const attributes = ATTRIBUTES.map((name) => element.getAttribute(name))
    const kind = [element.parentElement?.tagName, element.tagName, ...attributes].join('\n')
    const style = styles.get(kind) ?? compute(element)
    styles.set(kind, style)
    return style
  }
}
