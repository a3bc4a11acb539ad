import { Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'

import { programs, type Statement } from './source-programs.ts'

function exportsCode(statement: Statement): boolean {
  if (statement.type !== 'ExportNamedDeclaration') return false
  const { declaration } = statement
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.some(({ init }) => init?.type === 'ArrowFunctionExpression')
  }
  return declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration'
}

test('a module begins with what it exports: functions that help it stand below', () => {
  const misplaced = programs.flatMap(({ file, program: { body } }) => {
    const first = body.findIndex(exportsCode)
    return body
      .slice(0, Math.max(first, 0))
      .flatMap((statement) =>
        statement.type === 'FunctionDeclaration' ? [`${file}: ${statement.id?.name}`] : [],
      )
  })
  expect(misplaced).toEqual([])
})

test('members of a class are hidden with "#", not with the keyword "private"', () => {
  const hidden = programs.flatMap(({ file, program: { body } }) =>
    body.flatMap((statement) => {
      const declared =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declared?.type !== 'ClassDeclaration') return []
      return declared.body.body.some(
        (member) => 'accessibility' in member && member.accessibility === 'private',
      )
        ? [file]
        : []
    }),
  )
  expect(hidden).toEqual([])
})

test('what a component renders has no style attribute, which the policy of the page forbids', () => {
  const styled: string[] = []
  for (const { file, program } of programs) {
    const visitor = new Visitor({
      JSXAttribute({ name }) {
        if (name.name === 'style') styled.push(file)
      },
    })
    visitor.visit(program)
  }
  expect(styled).toEqual([])
})
