import { expect, test } from 'vitest'

import { imports, readCode } from './source-imports.ts'
import { programs, type Statement } from './source-programs.ts'

type Exports = {
  /** The names that a module declares and exports. */
  readonly own: readonly string[]
  /** The names that it passes on from others. */
  readonly passed: readonly string[]
}

function exportsOf(body: readonly Statement[]): Exports {
  const all = body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' ? [statement] : [],
  )
  return {
    own: all.flatMap(({ declaration }) => (declaration ? namesIn(declaration) : [])),
    passed: all.flatMap(({ specifiers }) =>
      specifiers.flatMap(({ exported }) => ('name' in exported ? [exported.name] : [])),
    ),
  }
}

type Declaration = NonNullable<Extract<Statement, { readonly declaration: unknown }>['declaration']>

function namesIn(declaration: Declaration): readonly string[] {
  if (declaration.type !== 'VariableDeclaration') {
    const named = 'id' in declaration ? declaration.id : null
    return named !== null && 'name' in named ? [named.name] : []
  }
  return declaration.declarations.flatMap(({ id }) => {
    if (id.type === 'Identifier') return [id.name]
    if (id.type !== 'ObjectPattern') return []
    return id.properties.flatMap((property) =>
      property.type === 'Property' && property.value.type === 'Identifier'
        ? [property.value.name]
        : [],
    )
  })
}

const exported = new Map(programs.map(({ file, program }) => [file, exportsOf(program.body)]))

/** The names that a module loads from another on demand: it may export the same thing under its name, for before and after. */
function loadedBy(file: string): ReadonlySet<string> {
  const specifiers = Array.from(readCode(file).matchAll(/import\('([^']+)'\)/g), ([, path]) => path)
  const loaded = specifiers.map((path = '') => exported.get(imports.get(file)?.get(path) ?? ''))
  return new Set(loaded.flatMap((found) => found?.own.concat(found.passed) ?? []))
}

test('a name is exported by one module: another thing has another name', () => {
  const places = new Map<string, string[]>()
  for (const [file, { own }] of exported) {
    const loaded = loadedBy(file)
    for (const name of own.filter((one) => !loaded.has(one))) {
      places.set(name, [...(places.get(name) ?? []), file])
    }
  }
  const shared = [...places].filter(([, files]) => files.length > 1)
  expect(shared.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([])
  expect(places.get('catalogue')).toEqual(['src/catalogue/indices.ts'])
})
