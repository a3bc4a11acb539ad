/** Code between fences, "```js". */
export type CodeBlock = {
  /** In lower case: "js". */
  readonly language: string
  readonly code: string
  readonly start: number
  /** From 1. */
  readonly line: number
}

const fences = /^[ \t>]*(`{3,}|~{3,})[ \t]*([\w+#.-]*)[^\n]*\n([\s\S]*?)^[ \t>]*\1[`~]*[ \t]*$/gm

/** The code blocks of a Markdown document that name their language. */
export function codeBlocksIn(text: string): readonly CodeBlock[] {
  return Array.from(text.matchAll(fences), ({ 0: all, 2: name = '', 3: code = '', index }) => {
    const start = index + all.indexOf('\n') + 1
    return {
      language: names.get(name) ?? name.toLowerCase(),
      code,
      start,
      line: lineAt(text, start),
    }
  }).filter(({ language }) => language !== '')
}

/** Names of languages that are no extensions. */
const names: ReadonlyMap<string, string> = new Map([
  ['javascript', 'js'],
  ['typescript', 'ts'],
])

export type MdxParts = {
  /** The document with spaces in place of code blocks, code in lines, and modules. */
  readonly markup: string
  /** Paragraphs that import or export. */
  readonly scripts: readonly Pick<CodeBlock, 'code' | 'start' | 'line'>[]
}

const asSpace = (found: string): string => found.replaceAll(/[^\n]/g, ' ')

/** The parts of an MDX document besides its code blocks. */
export function withoutCode(text: string): MdxParts {
  const plain = text.replaceAll(fences, asSpace).replaceAll(/(`+)[^`\n]+\1/g, asSpace)
  const modules = /^(?:import|export)\b[\s\S]*?(?=\n[ \t]*\n|$(?![\s\S]))/gm
  const scripts = Array.from(plain.matchAll(modules), ({ index, 0: { length } }) => ({
    code: text.slice(index, index + length),
    start: index,
    line: lineAt(text, index),
  }))
  return { markup: plain.replaceAll(modules, asSpace), scripts }
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
