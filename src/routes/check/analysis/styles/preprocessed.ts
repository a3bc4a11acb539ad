/** Lines that only a language which is compiled to CSS has. */
const signs: readonly (readonly [sign: RegExp, language: string])[] = [
  [
    /^\s*\$[\w-]+\s*:|#\{\s*\$|(?:^|[{;}])\s*@(?:include|extend|use|forward)\s|^\s*@mixin\s+[a-z]/m,
    'SCSS',
  ],
  [/^\s*@[\w-]+:\s*[^{};]+;|(?:^|[{;])\s*\.[\w-]+\([^(){}]*\)\s*;|@\{[\w-]+\}/m, 'Less'],
]

/** The language that is compiled to CSS and that a style sheet is written in; undefined for CSS itself. */
export function preprocessedLanguage(text: string): string | undefined {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return signs.find(([sign]) => sign.test(code))?.[1]
}

/** Why a style sheet in such a language is not read. */
export const notCompiled = (language: string): string =>
  `${language} is not checked; check the CSS that it is compiled to`
