/** A file as the visitor gave it. */
export type SourceFile = {
  /** Its path as far as it is known: "src/site.css". */
  readonly name: string
  readonly text: string
}

/** What a file is parsed as. */
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

/** The language of a file by the end of its name; undefined for all other files. */
export function languageOf(name: string): Language | undefined {
  return languages.get(/\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '')
}

/** Whether a file is a component of a framework: markup in whose outermost elements its parts are written. */
export const isComponent = (name: string): boolean => /\.(?:vue|svelte)$/i.test(name)

/** The language that a text without a name is most likely in. */
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
  // A selector, and a declaration in braces.
  return /^[^{};=]*\{\s*(?:[-\w]+\s*:[^{}]*[;}]|[^{}()=;]*\{|\})/.test(code) ||
    /^[-\w]+\s*:\s*[^;{}]+;?\s*$/.test(code)
    ? 'css'
    : 'js'
}
