import type { MarkupDialect } from './source-file.ts'

/** What an attribute in the template of a framework means. */
export type AttributeMeaning = {
  /** The attribute that it sets; absent if it sets none. */
  readonly name?: string
  /** The event that it listens to. */
  readonly event?: string
  /** The CSS property that it sets. */
  readonly property?: string
  /** Whether its value is code. */
  readonly isCode?: true
  /** Whether the code may consist of statements. */
  readonly isHandler?: boolean
  /** Code in its value that is none of the language: "item in" of a loop in Vue. */
  readonly before?: string
}

const code = { isCode: true } as const

/** The meaning of an attribute. */
export function meaningOf(name: string, value: string, dialect: MarkupDialect): AttributeMeaning {
  if (dialect === 'vue') return vueMeaning(name, value)
  if (dialect === 'svelte') return svelteMeaning(name)
  if (dialect === 'html' || dialect === 'template') return foreignMeaning(name)
  return handlerOf(name) ?? { name }
}

/** Without modifiers: "click" of "click.prevent". */
const firstPart = (text: string): string => text.split(/[.|]/)[0] ?? ''

function vueMeaning(name: string, value: string): AttributeMeaning {
  const event = /^(?:@|v-on:)([\w:.-]+)$/.exec(name)?.[1]
  if (event !== undefined) return { event: firstPart(event), ...code, isHandler: true }
  const bound = /^(?::|\.|v-bind:)([\w:.-]+)$/.exec(name)?.[1]
  // "is" names a component.
  if (bound === 'is' || name === 'is') return bound === undefined ? {} : code
  if (bound !== undefined) return { name: firstPart(bound), ...code }
  if (/^(?:#|v-slot\b|v-(?:once|pre|cloak|else)$)/.test(name)) return {}
  if (name === 'v-for') return { ...code, before: /^[\s\S]*?\s(?:in|of)\s/.exec(value)?.[0] ?? '' }
  // "@[name]" and ":[name]".
  return /^(?:v-|[@:])/.test(name) ? code : { name }
}

function svelteMeaning(name: string): AttributeMeaning {
  const [kind = '', rest] = name.split(':')
  if (rest === undefined) return handlerOf(name) ?? { name }
  if (kind === 'on') return { event: firstPart(rest) }
  if (kind === 'bind') return { name: rest }
  if (kind === 'style') return { property: firstPart(rest).toLowerCase() }
  return svelteDirectives.has(kind) ? {} : { name }
}

const svelteDirectives = new Set(['animate', 'class', 'in', 'let', 'out', 'transition', 'use'])

/** "onclick" and "onClick": the event "click". */
function handlerOf(name: string): AttributeMeaning | undefined {
  const event = /^on([a-z]+)$/i.exec(name)?.[1]
  return event === undefined ? undefined : { event: event.toLowerCase() }
}

/** Attributes of libraries that read the page: Alpine, Angular, Vue, htmx. Their code is not read. */
function foreignMeaning(name: string): AttributeMeaning {
  // Most names.
  if (/^(?!on|[vx]-|hx-)[a-z][\w-]*$/i.test(name)) return { name }
  const event = /^(?:@|x-on:|v-on:|hx-on:|\()([\w:.-]+)\)?$/.exec(name)?.[1]
  if (event !== undefined) return { event: firstPart(event), ...code }
  const bound = /^(?::|x-bind:|v-bind:|\[(?:attr\.)?)([\w:.-]+)\]?$/.exec(name)?.[1]
  if (bound !== undefined) return { name: firstPart(bound), ...code }
  return /^(?:x-|v-|\*|\[\()/.test(name) ? code : (handlerOf(name) ?? { name })
}

/** The texts that code contains: "auto" and "hint" in "a ? 'auto' : 'hint'". */
export const textsIn = (given: string): readonly string[] =>
  Array.from(
    given.matchAll(/"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`/g),
    (match) => match.slice(1).find((text) => text !== undefined) ?? '',
  )
