/** A test as code to copy. */
export type TestForm = { readonly language: 'CSS' | 'JavaScript'; readonly code: string }

const CONDITION = '@supports '

/** A test of a record in the languages in which it can be asked: a condition of CSS also through `CSS.supports()`. */
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
