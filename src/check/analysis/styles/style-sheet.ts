import type { AtRule, Container, Declaration, Rule } from 'postcss'
import parseSafely from 'postcss-safe-parser'

import { type Fate, fateWith, isOfVendor } from '#check/analysis/account.ts'
import {
  anyTime,
  bothOf,
  type Collector,
  type Embedding,
  type Guard,
  reportIn,
} from '#check/analysis/finding.ts'

import { type PlainPart, plainPart, type StyleSyntax } from './compiled-text.ts'
import { isPrefixed, namedTwice } from './former-names.ts'
import { isForTailwind } from './preprocessed.ts'
import { conditionFindings } from './style-conditions.ts'
import { displaysIn } from './style-contexts.ts'
import { type Definitions, definitionsOf, parseSheet } from './style-dialects.ts'
import { type Directive, directiveOf } from './style-directives.ts'
import { isPlaceholder } from './style-fates.ts'
import { placeInFile, type SheetPart } from './style-parts.ts'
import { frameUses, selectorUses } from './style-selectors.ts'
import type { PartFindings, PartUse } from './style-tree.ts'
import { looseValueUses, propertyClass, propertyUses, valueUsesOf } from './style-values.ts'

type Sheet = Definitions & {
  readonly text: string
  readonly at: Embedding
  readonly syntax: StyleSyntax
  readonly collector: Collector
  /** By selector, what rules give as their display. */
  readonly displays: ReadonlyMap<string, string>
}

type Place = {
  readonly sheet: Sheet
  readonly guards: readonly Guard[]
  readonly isNested: boolean
  /** The parent at-rule, if declarations in it are descriptors. */
  readonly atRule?: string
  /** Of properties that are nested in another one, as SCSS allows: "font-". */
  readonly prefix?: string
}

/** Records what a style sheet uses. Reports what cannot be parsed, and reads the rest. */
export function findInStyles(
  text: string,
  { syntax: given = 'css', ...at }: Embedding & { readonly syntax?: StyleSyntax },
  collector: Collector,
): void {
  const syntax = given === 'css' && isForTailwind(text) ? 'tailwind' : given
  const root = parseSheet(text, syntax, (problem) => reportIn(text, at, { problem, collector }))
  const displays = displaysIn(root)
  const sheet = { ...definitionsOf(root, syntax), text, at, syntax, collector, displays }
  findInContainer(root, { sheet, guards: at.guards, isNested: false })
}

/** Records what declarations without a rule use, as in a `style` attribute. */
export function findInDeclarations(text: string, at: Embedding, collector: Collector): void {
  const root = parseSafely(text)
  const displays = displaysIn(root)
  const sheet = {
    ...definitionsOf(root, 'css'),
    text,
    at,
    syntax: 'css',
    collector,
    displays,
  } as const
  findInContainer(root, { sheet, guards: at.guards, isNested: false })
}

function findInContainer(container: Container, place: Place): void {
  const { collector } = place.sheet
  const declared = new Map<string, string>()
  const siblings = new Map(
    (container.nodes ?? []).flatMap((node) =>
      node.type === 'decl' ? [[node.prop.toLowerCase(), node.value] as const] : [],
    ),
  )
  const around = { declared, siblings, renamed: namedTwice(siblings.keys(), collector.index) }
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') findInRule(node, place)
    if (node.type === 'atrule') findInAtRule(node, place)
    if (node.type !== 'decl') continue
    if (isHack(node)) {
      const fate = { is: 'vendor', kind: 'property', name: node.prop } as const
      accountFor({ node, text: node.toString(), before: 0 }, fate, place.sheet)
      continue
    }
    findInDeclaration(node, place, around)
    declared.set(node.prop.toLowerCase(), node.value)
    if (isNest(node)) findInContainer(node, { ...place, prefix: `${node.prop}-` })
  }
}

/** Only obsolete browsers apply a property with a leading star or underscore. */
const isHack = ({ raws }: Declaration): boolean => /[*_]$/.test(raws.before ?? '')

/** Whether a declaration has a block, as SCSS allows: "font: bold { family: serif }". */
const isNest = (node: Declaration): node is Declaration & Container => 'nodes' in node

type Reading = Pick<Place, 'sheet' | 'guards'> & {
  readonly isSelector?: true
  readonly hasFallback?: boolean
  readonly certainty?: 'possible'
}

/** Records the uses that are found in the text of a part, and what of it stays unknown. */
function findInPart(
  part: SheetPart,
  { isSelector, ...reading }: Reading,
  find: (text: string) => PartFindings,
): void {
  const { sheet } = reading
  const { text, isAligned } = plainText(part, sheet, isSelector)
  const { uses, fates } = find(text)
  for (const use of uses) {
    // A preprocessor resolves nested rules.
    if (sheet.syntax !== 'css' && use.key === NESTING) continue
    addAt(part, isAligned ? use : { key: use.key, line: 0 }, reading)
  }
  for (const given of fates) {
    // What a preprocessor computes has been counted, and has functions of its own.
    const isCompiled = sheet.syntax !== 'css' && ofCompilers(given)
    const fate = isCompiled ? { ...given, is: 'custom' as const } : given
    sheet.collector.account(fate, () => placeInFile(isAligned ? fate : { line: 0 }, part, sheet))
  }
}

const ofCompilers = ({ is, name }: Fate): boolean =>
  is === 'unread' || (is === 'unknown' && /\(\)$|: (?:false|null)$|^_/.test(name))

/** Records what becomes of a name in the head of a part. */
function accountFor(part: SheetPart, fate: Fate, sheet: Sheet): void {
  sheet.collector.account(fate, () => placeInFile({ line: 0 }, part, sheet))
}

const NESTING = 'css.selectors.nesting'

/** The text of a part without what a preprocessor computes, which is recorded as unread. */
function plainText(part: SheetPart, sheet: Sheet, isSelector?: boolean): PlainPart {
  if (sheet.syntax === 'css') return { text: part.text, isAligned: true, unread: nothing }
  const plain = plainPart(part.text, sheet, isSelector)
  for (const what of plain.unread) {
    sheet.collector.unread({ line: placeInFile({ line: 0 }, part, sheet).line, what })
  }
  return plain
}

const nothing: PlainPart['unread'] = []

/** Records a use in a part. */
function addAt(part: SheetPart, use: PartUse, reading: Reading): void {
  const { sheet, guards, hasFallback, certainty } = reading
  const place = { ...placeInFile(use, part, sheet), ...(certainty !== undefined && { certainty }) }
  const found = hasFallback === true ? { ...place, guards, hasFallback } : { ...place, guards }
  sheet.collector.add(use.key, found)
}

/** A use by a part as a whole. */
const wholeUse = (key: string): PartUse => ({ key, line: 0 })

function findInRule(rule: Rule, place: Place): void {
  const { sheet } = place
  const isFrame = place.atRule?.endsWith('keyframes') === true
  const { atRule: _atRule, ...within } = place
  // "font: { family: serif }" of SCSS.
  const outer = sheet.syntax === 'scss' ? /^([\w-]+)\s*:$/.exec(rule.selector)?.[1] : undefined
  if (outer !== undefined) return findInContainer(rule, { ...within, prefix: `${outer}-` })
  const part = { node: rule, text: rule.selector, before: 0 }
  if (isFrame) findInPart(part, place, (text) => frameUses(text, sheet.collector))
  else {
    findInPart(part, { ...place, isSelector: true }, (text) => selectorUses(text, sheet.collector))
  }
  if (place.isNested && sheet.syntax === 'css') addAt(part, wholeUse(NESTING), place)
  findInContainer(rule, { ...within, isNested: !isFrame })
}

/** At-rules whose declarations are properties, as outside them. */
const conditional = new Set(
  'media supports container layer mixin scope starting-style document'.split(' '),
)

/** At-rules whose block applies in some browsers alone. No browser has "@when". */
const guardedBlocks = new Set(['supports', 'media', 'container', 'when', 'else'])

/** A block for a medium or a container needs the at-rule itself, too. */
function guardOfBlock(name: string, guard: Guard): Guard {
  if (name === 'when' || name === 'else') return []
  return name === 'supports' ? guard : bothOf([[`css.at-rules.${name}`]], guard)
}

function findInAtRule(rule: AtRule, place: Place): void {
  const { sheet, guards } = place
  const { collector } = sheet
  const directive = directiveOf(rule, sheet)
  if (directive !== undefined) return findInDirective(rule, place, directive)
  const name = rule.name.toLowerCase()
  // In a page rule or a set of font features, an at-rule's entry is below the entry of its parent.
  const key =
    [`css.at-rules.${place.atRule}.at_${name}`, `css.at-rules.${place.atRule}.${name}`].find(
      (each) => place.atRule !== undefined && collector.index.has(each),
    ) ?? `css.at-rules.${name}`
  const before = 1 + rule.name.length
  const head = { node: rule, text: `@${rule.name}`, before: 0 }
  const condition = {
    node: rule,
    text: rule.params,
    before: before + (rule.raws.afterName ?? '').length,
  }
  const { text } = plainPart(rule.params, sheet)
  const found = conditionFindings(name, text, collector)
  const inner = guardedBlocks.has(name) ? [...guards, guardOfBlock(name, found.guard)] : guards
  const isForeign = isOfBuild(name, rule.params)
  if (!isForeign) addAt(head, wholeUse(key), place)
  const keys = collector.index.has(key) ? [key] : []
  const is = isForeign ? 'custom' : fateWith(keys, isOfVendor(name) ? 'vendor' : 'unknown')
  accountFor(head, { is, kind: 'at-rule', name: head.text }, sheet)
  // A test asks for what it names, even to deny it.
  const asked = name === 'supports' ? [found.uses.map((use) => use.key)] : anyTime
  findInPart(condition, { sheet, guards: [...guards, asked] }, () => found)
  if (name === 'scope') findInScope(rule, condition, place)
  // Declarations directly in a conditional rule inside a style rule are nesting, too.
  if (place.isNested && conditional.has(name) && sheet.syntax === 'css') {
    addAt(head, wholeUse(NESTING), place)
  }
  const { atRule: _atRule, ...within } = place
  if (conditional.has(name)) findInContainer(rule, { ...within, guards: inner })
  else findInContainer(rule, { ...within, guards: inner, atRule: name })
}

/** Whether an at-rule is one of a build step: CSS takes dashed names, `@apply --card`. */
const isOfBuild = (name: string, params: string): boolean =>
  (name === 'apply' || name === 'mixin') && !params.startsWith('--')

function findInDirective(rule: AtRule, place: Place, { what, value }: Directive): void {
  const { collector } = place.sheet
  const fate = { is: 'custom', kind: 'at-rule', name: `@${rule.name}` } as const
  accountFor({ node: rule, text: fate.name, before: 0 }, fate, place.sheet)
  if (what !== undefined) {
    const { line } = placeInFile(
      { line: 0 },
      { node: rule, text: rule.name, before: 1 },
      place.sheet,
    )
    collector.unread({ line, what })
  }
  if (value !== undefined) {
    const head = `@${rule.name}${rule.raws.afterName ?? ''}`
    findInPart({ node: rule, text: value, before: head.length }, place, (text) =>
      looseValueUses(text, collector),
    )
  }
  findInContainer(rule, place)
}

function findInScope(rule: AtRule, condition: SheetPart, place: Place): void {
  for (const { 1: selectors = '', index } of rule.params.matchAll(/\(((?:[^()]|\([^()]*\))*)\)/g)) {
    const part = { ...condition, text: selectors, before: condition.before + index + 1 }
    findInPart(part, { ...place, isSelector: true }, (text) =>
      selectorUses(text, place.sheet.collector),
    )
  }
}

type Around = {
  readonly declared: ReadonlyMap<string, string>
  readonly siblings: ReadonlyMap<string, string>
  /** Properties that the rule has under another name, too. */
  readonly renamed: ReadonlySet<string>
}

function findInDeclaration(
  node: Declaration,
  place: Place,
  { declared: earlier, siblings, renamed }: Around,
): void {
  const { sheet, guards, atRule, prefix = '' } = place
  const { collector } = sheet
  const { prop, value } = node
  const part = { node, text: value, before: prop.length + (node.raws.between ?? '').length }
  if (sheet.syntax === 'scss' && prop.startsWith('$')) {
    return findInPart(part, place, (text) => looseValueUses(withoutNames(text), collector))
  }
  const name = prop.toLowerCase()
  const head = { node, text: prop, before: 0 }
  const property = sheet.syntax === 'css' ? name : prefix + compiledName(head, sheet)
  const hasOther = renamed.has(name)
  const hasEarlier = earlier.has(name) && earlier.get(name) !== value
  const last = siblings.get(name) ?? value
  const hasPrefixed = last !== value && (isPrefixed(last) || isPrefixed(value))
  const isDescriptor =
    atRule !== undefined && collector.index.has(`css.at-rules.${atRule}.${property}`)
  const declared = { property, value, siblings, display: displayOf(node, sheet) }
  const known = isDescriptor ? { ...declared, atRule } : declared
  const uses = propertyUses(known, collector)
  for (const { key, certainty } of uses) {
    const reading = { sheet, guards, hasFallback: hasOther }
    addAt(head, wholeUse(key), certainty === undefined ? reading : { ...reading, certainty })
  }
  const is = isPlaceholder(property) ? 'custom' : propertyClass(property, uses)
  accountFor(head, { is, kind: 'property', name: prop }, sheet)
  const hasFallback = hasEarlier || hasOther || hasPrefixed
  findInPart(part, { sheet, guards, hasFallback }, (text) =>
    valueUsesOf(text === value ? known : { ...known, value: text }, collector),
  )
}

/** The display that another rule with the same selector gives; empty if there is none. */
const displayOf = ({ parent }: Declaration, { displays }: Sheet): string =>
  parent?.type === 'rule' ? (displays.get(parent.selector) ?? '') : ''

/** The name of a property without what a preprocessor computes, or the mark of Less for lists. */
const compiledName = (head: SheetPart, sheet: Sheet): string =>
  plainText(head, sheet).text.toLowerCase().replace(/\+_?$/, '')

/** A list with names, "(small: 1px)", as a list of words. */
const withoutNames = (text: string): string => text.replaceAll(/:(?=\s)/g, ' ')
