import { type Dirent, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

import type {
  JsxChild,
  JsxElement,
  JsxExpression,
  JsxFragment,
  JsxTagNameExpression,
  Node,
  SourceFile,
} from 'typescript/unstable/ast'
import {
  isFunctionDeclaration,
  isFunctionExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isStringLiteral,
} from 'typescript/unstable/ast/is'
import {
  API,
  type Checker,
  ObjectFlags,
  type Type,
  TypeFlags,
  type TypeReference,
} from 'typescript/unstable/sync'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * The texts of components that a translator breaks: "src/ui/text/badge.tsx:20: label".
 *
 * React keeps a reference to a text node that has siblings: to change it, to remove it, and to insert
 * an element before it. A translator replaces the node, and the reference leads nowhere. Text that is
 * alone in its element is set through the element. Text of an element in which nothing before it
 * changes is never touched.
 *
 * @param added files of `src` that are read as if they were there: to read the types of the project takes seconds
 */
export function exposedTexts(added: Readonly<Record<string, string>>): readonly string[] {
  const readFile = (path: string) => added[path.slice(root.length)]
  const fileExists = (path: string) => readFile(path) !== undefined || undefined
  const getAccessibleEntries = (folder: string) => {
    const here = Object.keys(added).filter((path) => dirname(root + path) === folder)
    if (here.length === 0) return undefined
    const entries = readdirSync(folder, { withFileTypes: true })
    const namesOf = (isWanted: (entry: Dirent) => boolean) =>
      entries.filter(isWanted).map(({ name }) => name)
    return {
      files: [...namesOf((entry) => entry.isFile()), ...here.map((path) => basename(path))],
      directories: namesOf((entry) => entry.isDirectory()),
    }
  }
  const api = new API({ cwd: root, fs: { readFile, fileExists, getAccessibleEntries } })
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }).getProjects()
    if (project === undefined) throw new Error('There is no tsconfig.json.')
    const { program, checker } = project
    return program
      .getSourceFileNames()
      .map((path) => ({ path, name: path.slice(root.length) }))
      .filter(({ path, name }) => path.startsWith(root) && /^src\/.*\.tsx$/.test(name))
      .flatMap(({ path, name }) => {
        const source = program.getSourceFile(path)
        return source === undefined ? [] : exposedIn(source, checker).map((at) => name + at)
      })
  } finally {
    api.close()
  }
}

/** The faults of a file: ":20: label". */
function exposedIn(source: SourceFile, checker: Checker): readonly string[] {
  const faults: string[] = []
  const report = (node: Node) => {
    const code = source.text.slice(node.pos, node.end)
    const line = source.text
      .slice(0, node.pos)
      .concat(code.match(/^\s*/)?.[0] ?? '')
      .split('\n')
    faults.push(`:${line.length}: ${code.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}`)
  }
  const visit = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      for (const child of exposedChildren(node, checker)) report(child)
    }
    const component = textComponent(node, checker)
    if (component !== undefined) report(component)
    node.forEachChild(visit)
  }
  visit(source)
  return faults
}

function exposedChildren(parent: JsxElement | JsxFragment, checker: Checker): readonly JsxChild[] {
  const children = parent.children.filter(isRendered)
  const tag = tagOf(parent)
  const [first] = children
  if (first !== undefined && children.length === 1 && tag !== undefined) {
    return isList(first, checker) ? [first] : []
  }
  // A fragment is inserted and removed without its parent; a component can do so with its children.
  let canMove = tag === undefined || isComponent(tag)
  const exposed: JsxChild[] = []
  for (const child of children) {
    const text = textOf(child)
    if (text === undefined) {
      const childTag = tagOf(child)
      if (isJsxExpression(child) && holdsText(typeOf(child, checker), checker)) exposed.push(child)
      canMove ||= childTag === undefined || isComponent(childTag)
    } else if (canMove && text.trim() !== '') exposed.push(child)
  }
  return exposed
}

/** Whether a child is a list of texts, each of which becomes a node. */
function isList(child: JsxChild, checker: Checker): boolean {
  const type = isJsxExpression(child) ? typeOf(child, checker) : undefined
  const members = type?.isUnionType() === true ? type.getTypes() : [type]
  return members.some((member) => {
    // An iterable is part of `ReactNode`: the whole content of an element, chosen by its user.
    if (member === undefined || member.getSymbol()?.name === 'Iterable') return false
    return itemsOf(member, checker).some((item) => holdsText(item, checker))
  })
}

function typeOf({ expression }: JsxExpression, checker: Checker): Type | undefined {
  return expression && checker.getTypeAtLocation(expression)
}

/** JSX ignores lines without text, and braces with nothing but a comment. */
function isRendered(child: JsxChild): boolean {
  if (isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces
  return !isJsxExpression(child) || child.expression !== undefined
}

/** Text that never changes. */
function textOf(child: JsxChild): string | undefined {
  if (isJsxText(child)) return child.text
  if (!isJsxExpression(child) || child.expression === undefined) return undefined
  return isStringLiteral(child.expression) ? child.expression.text : undefined
}

function tagOf(node: Node): JsxTagNameExpression | undefined {
  if (isJsxElement(node)) return node.openingElement.tagName
  return isJsxSelfClosingElement(node) ? node.tagName : undefined
}

const isComponent = (tag: Node) => !/^\s*[a-z][\w-]*$/.test(tag.getText())

/** The name of a component whose result may be text: a text node among the children of its user. */
function textComponent(node: Node, checker: Checker): Node | undefined {
  if (!isFunctionDeclaration(node) && !isFunctionExpression(node)) return undefined
  if (node.name === undefined || !isComponent(node.name)) return undefined
  const signature = checker.getSignatureFromDeclaration(node)
  const result = signature && checker.getReturnTypeOfSignature(signature)
  return holdsText(result, checker) ? node.name : undefined
}

const TEXT =
  TypeFlags.String |
  TypeFlags.StringLiteral |
  TypeFlags.TemplateLiteral |
  TypeFlags.StringMapping |
  TypeFlags.Number |
  TypeFlags.NumberLiteral |
  TypeFlags.BigInt |
  TypeFlags.Any |
  TypeFlags.Unknown

const LISTS = new Set(['Array', 'ReadonlyArray', 'Iterable', 'Set'])

/** Whether React would make a text node of a value of this type, or of one in a list. */
function holdsText(type: Type | undefined, checker: Checker, seen = new Set<Type>()): boolean {
  // A list of a type can be a member of the type.
  if (type === undefined || seen.has(type)) return false
  seen.add(type)
  // Translators leave spaces alone, and React makes no node of an empty text.
  if (type.isStringLiteralType() && type.value.trim() === '') return false
  if ((type.flags & TEXT) !== 0) return true
  const members = type.isUnionType() ? type.getTypes() : itemsOf(type, checker)
  return members.some((member) => holdsText(member, checker, seen))
}

function itemsOf(type: Type, checker: Checker): readonly Type[] {
  if (!isReference(type) || !LISTS.has(type.getSymbol()?.name ?? '')) return []
  return checker.getTypeArguments(type)
}

function isReference(type: Type): type is TypeReference {
  return type.isObjectType() && (type.objectFlags & ObjectFlags.Reference) !== 0
}
