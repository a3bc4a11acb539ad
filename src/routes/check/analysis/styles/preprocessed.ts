const signs: readonly (readonly [sign: RegExp, language: string])[] = [
  [
    /^\s*\$[\w-]+\s*:|#\{\s*\$|(?:^|[{;}])\s*@(?:include|extend|use|forward)\s|^\s*@mixin\s+[a-z]/m,
    'SCSS',
  ],
  [/^\s*@[\w-]+:\s*[^{};]+;|(?:^|[{;])\s*\.[\w-]+\([^(){}]*\)\s*;|@\{[\w-]+\}/m, 'Less'],
]

/** The preprocessor language of a style sheet; undefined for CSS. */
export function preprocessedLanguage(text: string): string | undefined {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return signs.find(([sign]) => sign.test(code))?.[1]
}

/** Message for style sheets that must be compiled first. */
export const notCompiled = (language: string): string =>
  `${language} is not checked; check the CSS that it is compiled to`
