import { type Collector, type Embedding, spanIn } from './finding.ts'
import { parseScript } from './scripts/script-parse.ts'
import {
  bare,
  literalText,
  nodeIn,
  nodesIn,
  propertyName,
  type ScriptNode,
} from './scripts/script-tree.ts'
import { findInDeclarations } from './styles/style-sheet.ts'
import { declarationUses } from './styles/style-values.ts'

/** Records what styles in the code of a template use: an object, "{ anchorName: '--a' }", or a text. */
export function findInStyleObject(code: string, at: Embedding, collector: Collector): void {
  const [statement] = parseScript(`(${code}\n)`, 'tsx').body
  findInStyle(bare(nodeIn(statement, 'expression')), at, collector)
}

function findInStyle(node: ScriptNode | undefined, at: Embedding, collector: Collector): void {
  if (node === undefined) return
  if (node.type === 'ArrayExpression') {
    for (const part of nodesIn(node, 'elements')) findInStyle(bare(part), at, collector)
  }
  const text = literalText(node)
  if (text !== undefined) {
    findInDeclarations(text, { firstLine: at.firstLine, guards: at.guards }, collector)
  }
  if (node.type !== 'ObjectExpression') return
  for (const part of nodesIn(node, 'properties')) {
    const name = propertyName(part)
    if (name === '') continue
    const value = literalText(nodeIn(part, 'value')) ?? ''
    const key = nodeIn(part, 'key') ?? part
    // The code was parsed behind a parenthesis.
    const span = { start: key.start - 1, end: key.end - 1 }
    const place = { line: at.firstLine, ...spanIn(at, span) }
    const { uses, fates } = declarationUses({ property: cssName(name), value }, collector)
    for (const use of uses) collector.add(use.key, { ...place, guards: at.guards })
    for (const fate of fates) collector.account(fate, () => place)
  }
}

/** "anchorName" → "anchor-name", "WebkitMask" → "-webkit-mask". */
const cssName = (name: string): string =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
