import { type Grant, requireIndices } from '#provider/protocol/access/grant.ts'
import { indexNamesOf, setReplicas } from '#provider/protocol/indices/replicas.ts'
import {
  applySettings,
  readSettingsChange,
  type SettingsChange,
  showSettings,
} from '#provider/protocol/indices/settings.ts'
import { openIndex, putEntry } from '#provider/protocol/indices/write-index.ts'
import { boolean, list } from '#provider/protocol/parameters/parsers.ts'
import { asObject } from '#provider/protocol/request/body.ts'
import {
  pathPart,
  readIndex,
  type RequestContext,
  type Route,
} from '#provider/protocol/request/request-context.ts'
import type { Draft } from '#provider/protocol/state/draft.ts'

export const settingsRoutes: readonly Route[] = [
  { method: 'GET', path: '/1/indexes/:index/settings', right: 'settings', handle: getSettings },
  { method: 'PUT', path: '/1/indexes/:index/settings', right: 'editSettings', handle: putSettings },
]

async function getSettings(context: RequestContext): Promise<unknown> {
  const { state, index } = await readIndex(context)
  return showSettings(state, index.entry)
}

async function putSettings(context: RequestContext): Promise<unknown> {
  const change = readSettingsChange(asObject(context.body), context.bodyText)
  const forward = boolean(context.url.get('forwardToReplicas') ?? false, 'forwardToReplicas')
  return context.database.write((draft) => {
    changeSettings(draft, context, { change, forward })
    return { updatedAt: draft.at, taskID: draft.nextNumber() }
  })
}

type SettingsUpdate = { readonly change: SettingsChange; readonly forward: boolean }

function changeSettings(
  draft: Draft,
  context: RequestContext,
  { change, forward }: SettingsUpdate,
): void {
  const { id, entry } = openIndex(draft, pathPart(context, 'index'))
  const settings = applySettings(entry.settings, change)
  const index = putEntry(draft, id, { ...entry, settings })
  if (change.has('replicas')) {
    const names = list(change.get('replicas') ?? [], 'replicas')
    requireChangedReplicas(context.grant, indexNamesOf(draft.state, entry.replicas), names)
    setReplicas(draft, index, names)
  }
  if (!forward) return
  const replicas = draft.state.indices.get(id)?.replicas ?? []
  requireIndices(context.grant, indexNamesOf(draft.state, replicas))
  for (const replica of replicas) {
    const before = draft.state.indices.get(replica)
    if (before === undefined) continue
    putEntry(draft, replica, { ...before, settings: applySettings(before.settings, change) })
  }
}

/**
 * Checks the replicas that a change adds or removes: an added one loses its records, a removed one
 * its primary.
 * @throws ApiError 403 if the key may not use one of them
 */
function requireChangedReplicas(
  grant: Grant,
  before: readonly string[],
  after: readonly string[],
): void {
  requireIndices(grant, [
    ...after.filter((name) => !before.includes(name)),
    ...before.filter((name) => !after.includes(name)),
  ])
}
