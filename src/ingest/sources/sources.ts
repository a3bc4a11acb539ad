import type { LoggedChange } from '#catalogue/events/change-log.ts'

import { type CaniuseNotes, loadCaniuseNotes } from './caniuse-notes.ts'
import { type AgentUsage, loadUsage } from './caniuse.ts'
import { loadChangeLog } from './change-log.ts'
import { type CompatSource, loadCompat } from './compat-data.ts'
import type { Exposure } from './exposure.ts'
import type { IdlTypes } from './idl-types.ts'
import { loadMappings, MAPPINGS, type Mappings } from './mappings.ts'
import { loadNodeSchedule, type NodeSchedule } from './node-schedule.ts'
import { type OnProgress, yieldToEventLoop } from './progress.ts'
import type { Surprises } from './surprises.ts'
import { type FeaturesSource, loadFeatures } from './web-features.ts'
import { loadSpecs, type SpecSource } from './web-specs.ts'
import {
  type CssAliases,
  type CssGrammars,
  type CssLonghands,
  type CssNames,
  type CssPlaces,
  type Idl,
  type InterfaceMembers,
  loadCss,
  loadElements,
  loadIdl,
} from './webref.ts'

/** All data packages, except usage by region, which no record needs. */
export type Sources = {
  readonly features: FeaturesSource
  readonly compat: CompatSource
  readonly specs: readonly SpecSource[]
  readonly usage: AgentUsage
  /** By caniuse ID. */
  readonly notes: ReadonlyMap<string, CaniuseNotes>
  readonly mappings: Mappings
  readonly nodeSchedule: NodeSchedule
  /** What releases of web-features changed, from old to new. */
  readonly changes: readonly LoggedChange[]
  readonly css: CssNames
  readonly longhands: CssLonghands
  readonly aliases: CssAliases
  readonly grammars: CssGrammars
  readonly elements: ReadonlyMap<string, string>
  readonly interfaces: InterfaceMembers
  readonly exposure: Exposure
  readonly idlTypes: IdlTypes
  /** Names that specifications define: Web IDL by file name, CSS by address. */
  readonly definitions: { readonly idl: Idl['definitions']; readonly css: CssPlaces }
}

/** Reads packages one after the other, to limit memory. */
export async function loadSources(
  onProgress: OnProgress,
  surprises: Pick<Surprises, 'of'>,
): Promise<Sources> {
  const load = async <Result>(name: string, read: () => Promise<Result>): Promise<Result> => {
    onProgress({ step: `reading ${name}` })
    await yieldToEventLoop()
    return read()
  }
  const features = await load('web-features', () => loadFeatures(surprises))
  const caniuseIds = [...features.features.values()].flatMap(({ caniuse }) => caniuse ?? [])
  const usage = await load('caniuse-lite', loadUsage)
  const idl = await load('@webref/idl', loadIdl)
  const css = await load('@webref/css', loadCss)
  return {
    features,
    compat: await load('@mdn/browser-compat-data', () => loadCompat(surprises)),
    specs: await load('web-specs', loadSpecs),
    usage,
    notes: await load('caniuse-db', () => loadCaniuseNotes(caniuseIds)),
    mappings: await load(MAPPINGS, () => loadMappings()),
    nodeSchedule: await load('node-releases', loadNodeSchedule),
    changes: (await loadChangeLog()).changes,
    css: css.names,
    longhands: css.longhands,
    aliases: css.aliases,
    grammars: css.grammars,
    elements: await load('@webref/elements', loadElements),
    interfaces: idl.members,
    exposure: idl.exposure,
    idlTypes: idl.types,
    definitions: { idl: idl.definitions, css: css.places },
  }
}
