import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parse } from 'webidl2'

import { definedNames } from './definitions.ts'
import { type Exposure, exposureOf } from './exposure.ts'
import { type IdlTypes, idlTypesOf } from './idl-types.ts'
import { packageFolder, readPackageJson } from './packages.ts'
import { itemsOf, type Located, memberOf, optionalStringOf, stringOf } from './shape.ts'

/** Names that CSS specifications define: "clamp()", "::before", ":has()". */
export type CssNames = {
  readonly functions: ReadonlySet<string>
  readonly selectors: ReadonlySet<string>
  /** At-rule with "@" → descriptors. */
  readonly descriptors: ReadonlyMap<string, ReadonlySet<string>>
}

export type CssPlaces = readonly { readonly name: string; readonly url: string }[]

export async function loadCss(): Promise<{ readonly names: CssNames; readonly places: CssPlaces }> {
  const css = await readPackageJson('@webref/css/css.json')
  const atRules = itemsOf(memberOf(css, 'atrules'))
  const names = {
    functions: new Set(itemsOf(memberOf(css, 'functions')).map(nameOf)),
    selectors: new Set(itemsOf(memberOf(css, 'selectors')).map(nameOf)),
    descriptors: new Map(
      atRules.map((rule) => [
        nameOf(rule),
        new Set(itemsOf(memberOf(rule, 'descriptors')).map(nameOf)),
      ]),
    ),
  }
  const places = ['properties', 'atrules', 'functions', 'selectors'].flatMap((kind) =>
    itemsOf(memberOf(css, kind)).flatMap(placeOf),
  )
  return { names, places }
}

function placeOf(located: Located): CssPlaces {
  const url = optionalStringOf(memberOf(located, 'href'))
  return url === undefined ? [] : [{ name: nameOf(located), url }]
}

function nameOf(located: Located): string {
  return stringOf(memberOf(located, 'name'))
}

/** Loads the interface of each element: "dialog" → "HTMLDialogElement". */
export async function loadElements(): Promise<ReadonlyMap<string, string>> {
  const interfaces = new Map<string, string>()
  for (const { file, text } of await readFolder('@webref/elements', '.json')) {
    if (file === 'package.json') continue
    const value: unknown = JSON.parse(text)
    for (const element of itemsOf(memberOf({ value, at: file }, 'elements'))) {
      const name = optionalStringOf(memberOf(element, 'interface'))
      if (name !== undefined && !interfaces.has(nameOf(element))) {
        interfaces.set(nameOf(element), name)
      }
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
    definitions: itemsOf({ value: parse(text), at: file }),
  }))
  const all = parsed.flatMap(({ definitions }) => definitions)
  return {
    members: interfaceMembers(all),
    exposure: exposureOf(all),
    types: idlTypesOf(all),
    definitions: new Map(parsed.map(({ name, definitions }) => [name, definedNames(definitions)])),
  }
}

function interfaceMembers(definitions: readonly Located[]): InterfaceMembers {
  const interfaces = new Map<string, Map<string, MemberKind>>()
  const mixins: (readonly [target: string, mixin: string])[] = []
  for (const definition of definitions) {
    const mixin = optionalStringOf(memberOf(definition, 'includes'))
    if (mixin === undefined) addMembers(definition, interfaces)
    else mixins.push([stringOf(memberOf(definition, 'target')), mixin])
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

function addMembers(definition: Located, interfaces: Map<string, Map<string, MemberKind>>): void {
  const name = optionalStringOf(memberOf(definition, 'name'))
  const list = memberOf(definition, 'members')
  if (name === undefined || !Array.isArray(list.value)) return
  const members = membersOf(interfaces, name)
  for (const member of itemsOf(list)) {
    const type = stringOf(memberOf(member, 'type'))
    const kind = kindOfDefinition.get(type)
    const memberName = optionalStringOf(memberOf(member, 'name'))
    if (kind !== undefined && memberName !== undefined && memberName !== '') {
      members.set(memberName, kind)
    }
    for (const implied of impliedMethods.get(type) ?? []) members.set(implied, 'method')
    if (type === 'maplike' || type === 'setlike') members.set('size', 'property')
    if (memberOf(member, 'special').value === 'stringifier') members.set('toString', 'method')
  }
}
