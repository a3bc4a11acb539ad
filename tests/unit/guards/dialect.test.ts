import { parseAst } from 'rolldown/parseAst'
import { Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'

import { files, readCode } from './source-imports.ts'

type Statement = ReturnType<typeof parseAst>['body'][number]

const modules = files
  .filter((file) => !file.endsWith('.mjs'))
  .map((file) => {
    const lang = file.endsWith('x') ? 'tsx' : 'ts'
    return { file, program: parseAst(readCode(file), { lang }) }
  })

function exportsCode(statement: Statement): boolean {
  if (statement.type !== 'ExportNamedDeclaration') return false
  const { declaration } = statement
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.some(({ init }) => init?.type === 'ArrowFunctionExpression')
  }
  return declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration'
}

test('a module begins with what it exports: functions that help it stand below', () => {
  const misplaced = modules.flatMap(({ file, program: { body } }) => {
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
  const hidden = modules.flatMap(({ file, program: { body } }) =>
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
  for (const { file, program } of modules) {
    const visitor = new Visitor({
      JSXAttribute({ name }) {
        if (name.name === 'style') styled.push(file)
      },
    })
    visitor.visit(program)
  }
  expect(styled).toEqual([])
})
