import type { StyleSyntax } from './compiled-text.ts'

const signs: readonly (readonly [sign: RegExp, syntax: StyleSyntax])[] = [
  [
    /^\s*\$[\w-]+\s*:|#\{\s*\$|(?:^|[{;}])\s*@(?:include|extend|use|forward)\s|^\s*@mixin\s+[a-z]/m,
    'scss',
  ],
  [/^\s*@[\w-]+:\s*[^{};]+;|(?:^|[{;])\s*\.[\w-]+\([^(){}]*\)\s*;|@\{[\w-]+\}/m, 'less'],
]

/** The preprocessor language of a style sheet; undefined for CSS. */
export function preprocessedSyntax(text: string): StyleSyntax | undefined {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return signs.find(([sign]) => sign.test(code))?.[1]
}

/** Whether a style sheet has the syntax of Tailwind. */
export const isForTailwind = (text: string): boolean =>
  /@(?:apply\s(?!\s*--)|(?:custom-variant|tailwind|theme|utility)\s)|(?<![\w-])(?:--(?:alpha|spacing|theme)|theme)\(/.test(
    text,
  ) && !/@function\s+--(?:alpha|spacing|theme)\b/.test(text)

/** Message for style sheets whose language cannot be read. */
export const notCompiled = (language: string): string =>
  `${language} is not checked; check the CSS that it is compiled to`
