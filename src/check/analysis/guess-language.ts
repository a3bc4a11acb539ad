import { css, js, type Language, type MarkupDialect } from './source-file.ts'

/** The language of pasted code. */
export function guessLanguage(text: string): Language {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').trimStart()
  if (/^---\r?\n[\s\S]*?\n---/.test(code)) return { kind: 'markup', dialect: 'astro' }
  if (/^<(?:!|[a-z])/i.test(code)) return { kind: 'markup', dialect: guessDialect(code) }
  if (
    /^(?:import\b(?!\s*(?:url\(|["'][^"']*["']\s*(?:layer|supports|screen)))|export\b|const\b|let\b|var\b|function\b|class\b|async\b|if\s*\(|\/\/|["']use strict)/.test(
      code,
    )
  )
    return js
  if (
    /^@(?:charset|import|layer|media|supports|font-face|container|property|keyframes|scope|namespace|page|starting-style|view-transition|position-try|counter-style)\b/.test(
      code,
    )
  )
    return css
  // A selector with a block, or a bare declaration.
  return /^[^{};=]*\{\s*(?:[-\w]+\s*:[^{}]*[;}]|[^{}()=;]*\{|\})/.test(code) ||
    /^[-\w]+\s*:\s*[^;{}]+;?\s*$/.test(code)
    ? css
    : js
}

const dialectSigns: readonly (readonly [sign: RegExp, dialect: MarkupDialect])[] = [
  [
    /\{[#:@/](?:if|each|await|key|snippet|html|render|const|else)\b|\s(?:on|bind|use|style|class|transition):[\w-]+=?\{?|<[a-z][^>]*\s[\w:-]+=\{|\{@/,
    'svelte',
  ],
  [/<template>|<script\s[^>]*\bsetup\b|\s(?:@[\w.:-]+|v-[\w:.-]+|:[a-z][\w.-]*)=["']/, 'vue'],
]

/** Vue has templates, directives or "setup"; Svelte has braces as values or in blocks. */
function guessDialect(code: string): MarkupDialect {
  const outside = code.replaceAll(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1\s*>/gi, '<$1$2>')
  // Alpine has directives like those of Vue.
  if (/^\s*<!doctype|^\s*<html\b|\sx-(?:data|init|on|show|text)\b/i.test(outside)) return 'html'
  return dialectSigns.find(([sign]) => sign.test(outside))?.[1] ?? 'html'
}
