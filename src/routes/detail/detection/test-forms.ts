export type TestForm = { readonly language: 'CSS' | 'JavaScript'; readonly code: string }

const CONDITION = '@supports '

/**
 * A test in each possible language: an `@supports` condition also as a call of `CSS.supports()`.
 */
export function testForms(test: string): readonly TestForm[] {
  if (!test.startsWith(CONDITION)) {
    return [{ language: 'JavaScript', code: `if (${test}) {\n  // supported\n}` }]
  }
  const condition = test.slice(CONDITION.length)
  return [
    { language: 'CSS', code: `${test} {\n  /* supported */\n}` },
    { language: 'JavaScript', code: `CSS.supports('${condition}')` },
  ]
}
