import type { Filling, Hole } from './script-texts.ts'
import { FILLER } from './script-texts.ts'
import type { ScriptNode } from './script-tree.ts'
import { nodeIn, textIn } from './script-tree.ts'

/** Attributes whose value an entry may be about. */
const valued =
  /^(?:allow|as|autocomplete|command|closedby|contenteditable|focusgroup|hidden|http-equiv|loading|name|popover|popovertargetaction|preload|referrerpolicy|rel|sandbox|style|type|wrap)$/i

/** Whether an entry may be about the value of an attribute; its name may be in camel case. */
export const isValued = (name: string): boolean => valued.test(name)

/** What takes the place of an expression in markup. */
export function fillMarkup({ before, after, expression }: Hole): Filling {
  const tag = /<\/?(?:[a-z][^<>]*)?$/i.exec(before)?.[0]
  if (tag === undefined) return { with: FILLER, isUnread: isRaw(expression) }
  if (tag === '<' || tag === '</') return { with: FILLER, isUnread: tag === '<' }
  const attribute = /([^\s=<>"'/]+)\s*=\s*(["']?)$/.exec(tag)
  if (attribute !== null) {
    const [, name = '', quote = ''] = attribute
    const isWhole = quote === '' ? /^[\s/>]|^$/.test(after) : after.startsWith(quote)
    return { with: FILLER, isUnread: isWhole && isValued(name) }
  }
  return { with: FILLER, isUnread: /\s$/.test(tag) && !isInQuotes(tag) }
}

/** Directives whose text becomes markup. */
function isRaw(expression: ScriptNode): boolean {
  return /^unsafe(?:HTML|SVG|MathML)$/.test(textIn(nodeIn(expression, 'callee'), 'name'))
}

function isInQuotes(tag: string): boolean {
  const open = /^(?:[^"']|"[^"]*"|'[^']*')*/.exec(tag)?.[0].length ?? 0
  return open < tag.length
}

/** What takes the place of an expression in a style sheet. */
export function fillStyles({ before, after }: Hole): Filling {
  const isStart = /(?:^|[{};]|\*\/)\s*$/.test(before)
  // A mixin: declarations or rules.
  if (isStart && /^\s*(?:[;}]|[\r\n]|$)/.test(after)) return { with: ' ', isUnread: true }
  const isProperty = isStart && /^[-\w]*\s*:\s/.test(after)
  const isValue = /[-\w]\s*:\s*$/.test(before) && /^\s*(?:[;}\r\n!]|$)/.test(after)
  return { with: FILLER, isUnread: isProperty || isValue }
}
