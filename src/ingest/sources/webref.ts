import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { type Exposure, exposureOf } from './exposure.ts'
import { type IdlTypes, idlTypesOf } from './idl-types.ts'
import { type IdlDefinition, readIdl } from './idl.ts'
import { packageFolder, readPackageJson } from './packages.ts'
import { readShape } from './read-shape.ts'

/** Names that CSS specifications define: "clamp()", "::before", ":has()". */
export type CssNames = {
  readonly functions: ReadonlySet<string>
  readonly selectors: ReadonlySet<string>
  /** At-rule with "@" → descriptors. */
  readonly descriptors: ReadonlyMap<string, ReadonlySet<string>>
}

export type CssPlaces = readonly { readonly name: string; readonly url: string }[]

const cssItem = v.object({ name: v.string(), href: v.nullish(v.string()) })

const cssSchema = v.object({
  properties: v.array(
    v.object({
      ...cssItem.entries,
      syntax: v.optional(v.string()),
      longhands: v.optional(v.array(v.string()), []),
      legacyAliasOf: v.optional(v.string()),
    }),
  ),
  atrules: v.array(
    v.object({
      ...cssItem.entries,
      descriptors: v.optional(
        v.array(v.object({ name: v.string(), syntax: v.optional(v.string()) })),
        [],
      ),
    }),
  ),
  functions: v.array(cssItem),
  selectors: v.array(cssItem),
  types: v.array(v.object({ name: v.string(), syntax: v.optional(v.string()) })),
})

/** What values may hold, in the value definition syntax of CSS. */
export type CssGrammars = {
  /** By property, or by at-rule and descriptor: "@font-face font-display". */
  readonly values: ReadonlyMap<string, string>
  readonly types: ReadonlyMap<string, string>
}

/** Shorthand → its longhands: "transition" → "transition-property", … */
export type CssLonghands = ReadonlyMap<string, readonly string[]>

/**
 * Property → the names that the specifications keep as aliases: "gap" → "grid-gap". Without prefixed ones, which had
 * values and rules of their own before they were aliases.
 */
export type CssAliases = ReadonlyMap<string, readonly string[]>

export async function loadCss() {
  const css = readShape(cssSchema, await readPackageJson('@webref/css/css.json'))
  const { properties, atrules, functions, selectors, types } = css
  const names: CssNames = {
    functions: new Set(functions.map(({ name }) => name)),
    selectors: new Set(selectors.map(({ name }) => name)),
    descriptors: new Map(
      atrules.map(({ name, descriptors }) => [name, new Set(descriptors.map((one) => one.name))]),
    ),
  }
  const places: CssPlaces = [...properties, ...atrules, ...functions, ...selectors].flatMap(
    ({ name, href: url }) => (typeof url === 'string' ? [{ name, url }] : []),
  )
  const longhands: CssLonghands = new Map(
    properties.flatMap((one) => (one.longhands.length > 0 ? [[one.name, one.longhands]] : [])),
  )
  const descriptors = atrules.flatMap((rule) =>
    rule.descriptors.map((one) => ({ ...one, name: `${rule.name} ${one.name}` })),
  )
  const grammars: CssGrammars = {
    values: grammarsOf([...properties, ...descriptors]),
    types: grammarsOf(types),
  }
  const aliases = new Map<string, string[]>()
  for (const { name, legacyAliasOf: of } of properties) {
    if (of !== undefined && !name.startsWith('-'))
      aliases.set(of, [...(aliases.get(of) ?? []), name])
  }
  return { names, places, longhands, grammars, aliases: aliases satisfies CssAliases }
}

const grammarsOf = (
  all: readonly { readonly name: string; readonly syntax?: string | undefined }[],
): ReadonlyMap<string, string> =>
  new Map(all.flatMap(({ name, syntax }) => (syntax === undefined ? [] : [[name, syntax]])))

const elementsSchema = v.object({
  elements: v.optional(
    v.array(v.object({ name: v.string(), interface: v.nullish(v.string()) })),
    [],
  ),
})

/** Loads the interface of each element: "dialog" → "HTMLDialogElement". */
export async function loadElements(): Promise<ReadonlyMap<string, string>> {
  const interfaces = new Map<string, string>()
  for (const { file, text } of await readFolder('@webref/elements', '.json')) {
    if (file === 'package.json') continue
    const { elements } = readShape(elementsSchema, { value: JSON.parse(text), at: file })
    for (const { name, interface: own } of elements) {
      if (typeof own === 'string' && !interfaces.has(name)) interfaces.set(name, own)
    }
  }
  return interfaces
}

async function readFolder(entry: string, ending: string) {
  const folder = packageFolder(entry)
  const files = (await readdir(folder)).filter((file) => file.endsWith(ending)).toSorted()
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
  )
}

type MemberKind = 'method' | 'property'

/** Interface → member → its kind; includes mixins and partial definitions. */
export type InterfaceMembers = ReadonlyMap<string, ReadonlyMap<string, MemberKind>>

export type Idl = {
  readonly members: InterfaceMembers
  readonly exposure: Exposure
  readonly types: IdlTypes
  /** Shortname of a specification or series → names that its Web IDL defines. */
  readonly definitions: ReadonlyMap<string, readonly string[]>
}

export async function loadIdl(): Promise<Idl> {
  const files = await readFolder('@webref/idl', '.idl')
  const parsed = files.map(({ file, text }) => ({
    name: file.slice(0, -'.idl'.length),
    definitions: readIdl(text, file),
  }))
  const all = parsed.flatMap(({ definitions }) => definitions)
  return {
    members: interfaceMembers(all),
    exposure: exposureOf(all),
    types: idlTypesOf(all),
    definitions: new Map(parsed.map(({ name, definitions }) => [name, definedNames(definitions)])),
  }
}

function interfaceMembers(definitions: readonly IdlDefinition[]): InterfaceMembers {
  const interfaces = new Map<string, Map<string, MemberKind>>()
  const mixins: (readonly [target: string, mixin: string])[] = []
  for (const definition of definitions) {
    const { target, includes: mixin } = definition
    if (typeof mixin === 'string') mixins.push([target, mixin])
    else addMembers(definition, interfaces)
  }
  for (const [target, mixin] of mixins) {
    for (const [name, kind] of interfaces.get(mixin) ?? [])
      membersOf(interfaces, target).set(name, kind)
  }
  return interfaces
}

const kindOfDefinition: ReadonlyMap<string, MemberKind> = new Map([
  ['operation', 'method'],
  ['attribute', 'property'],
  ['const', 'property'],
  ['field', 'property'],
])

/** Members implied by declarations such as "maplike". */
const impliedMethods: ReadonlyMap<string, readonly string[]> = new Map([
  ['iterable', ['entries', 'forEach', 'keys', 'values', '@@iterator']],
  ['async_iterable', ['entries', 'keys', 'values', '@@asyncIterator']],
  [
    'maplike',
    ['clear', 'delete', 'entries', 'forEach', 'get', 'has', 'keys', 'set', 'values', '@@iterator'],
  ],
  [
    'setlike',
    ['add', 'clear', 'delete', 'entries', 'forEach', 'has', 'keys', 'values', '@@iterator'],
  ],
])

function membersOf(interfaces: Map<string, Map<string, MemberKind>>, name: string) {
  const members = interfaces.get(name) ?? new Map<string, MemberKind>()
  interfaces.set(name, members)
  return members
}

function addMembers(
  { name, members: added }: IdlDefinition,
  interfaces: Map<string, Map<string, MemberKind>>,
): void {
  if (name === '' || added === undefined) return
  const members = membersOf(interfaces, name)
  for (const { type, name: memberName, special } of added) {
    const kind = kindOfDefinition.get(type)
    if (kind !== undefined && memberName !== '') members.set(memberName, kind)
    for (const implied of impliedMethods.get(type) ?? []) members.set(implied, 'method')
    if (type === 'maplike' || type === 'setlike') members.set('size', 'property')
    if (special === 'stringifier') members.set('toString', 'method')
  }
}

/**
 * Interfaces, then members added to other interfaces, "Navigator.share()". Members of own
 * interfaces are too many, with common names.
 */
export function definedNames(definitions: readonly IdlDefinition[]): readonly string[] {
  const interfaces = definitions.filter(({ type }) => type === 'interface' || type === 'namespace')
  const added = interfaces.filter(({ partial }) => partial)
  const own = interfaces.filter(({ partial }) => !partial)
  return [...new Set([...own.map(({ name }) => name), ...added.flatMap(memberNames)])]
}

function memberNames({ name: owner, members = [] }: IdlDefinition): readonly string[] {
  return members.flatMap(({ type, name }) => {
    if (name === '' || (type !== 'operation' && type !== 'attribute')) return []
    return [`${owner}.${name}${type === 'operation' ? '()' : ''}`]
  })
}
