/** A file or a paste of the visitor. */
export type SourceFile = {
  /** Its path if known: "src/site.css". */
  readonly name: string
  readonly text: string
}

export type Language = 'css' | 'html' | 'js' | 'ts' | 'tsx'

const languages: ReadonlyMap<string, Language> = new Map([
  ['css', 'css'],
  ['html', 'html'],
  ['htm', 'html'],
  ['svg', 'html'],
  ['vue', 'html'],
  ['svelte', 'html'],
  ['js', 'js'],
  ['mjs', 'js'],
  ['cjs', 'js'],
  ['jsx', 'tsx'],
  ['ts', 'ts'],
  ['mts', 'ts'],
  ['cts', 'ts'],
  ['tsx', 'tsx'],
])

/** The language of a file by its extension; undefined for other files. */
export function languageOf(name: string): Language | undefined {
  return languages.get(/\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '')
}

/** Whether a file is a framework component, with script and style in top-level elements. */
export const isComponent = (name: string): boolean => /\.(?:vue|svelte)$/i.test(name)

export function guessLanguage(text: string): Language {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').trimStart()
  if (/^<(?:!|[a-z])/i.test(code)) return 'html'
  if (
    /^(?:import\b(?!\s*(?:url\(|["'][^"']*["']\s*(?:layer|supports|screen)))|export\b|const\b|let\b|var\b|function\b|class\b|async\b|if\s*\(|\/\/|["']use strict)/.test(
      code,
    )
  )
    return 'js'
  if (
    /^@(?:charset|import|layer|media|supports|font-face|container|property|keyframes|scope|namespace|page|starting-style|view-transition|position-try|counter-style)\b/.test(
      code,
    )
  )
    return 'css'
  // A selector with a block, or a bare declaration.
  return /^[^{};=]*\{\s*(?:[-\w]+\s*:[^{}]*[;}]|[^{}()=;]*\{|\})/.test(code) ||
    /^[-\w]+\s*:\s*[^;{}]+;?\s*$/.test(code)
    ? 'css'
    : 'js'
}
