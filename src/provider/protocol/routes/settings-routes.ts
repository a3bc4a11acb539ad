import { setReplicas } from '../indices/replicas.ts'
import {
  type SettingsChange,
  applySettings,
  readSettingsChange,
  showSettings,
} from '../indices/settings.ts'
import { openIndex, putEntry } from '../indices/write-index.ts'
import { boolean, list } from '../parameters/parsers.ts'
import { asObject } from '../request/body.ts'
import {
  type Call,
  type Route,
  findIndex,
  pathPart,
  requireIndexRef,
} from '../request/request-context.ts'
import type { Draft } from '../state/draft.ts'

/** Endpoints for the settings of an index. */
export const settingsRoutes: readonly Route[] = [
  { method: 'GET', path: '/1/indexes/:index/settings', right: 'settings', handle: getSettings },
  { method: 'PUT', path: '/1/indexes/:index/settings', right: 'editSettings', handle: putSettings },
]

async function getSettings(call: Call): Promise<unknown> {
  const state = await call.database.read()
  return showSettings(state, requireIndexRef(state, call.grant, pathPart(call, 'index')).entry)
}

async function putSettings(call: Call): Promise<unknown> {
  const change = readSettingsChange(asObject(call.body), call.bodyText)
  const forward = boolean(call.url.get('forwardToReplicas') ?? false, 'forwardToReplicas')
  return call.database.write((draft) => {
    changeSettings(draft, pathPart(call, 'index'), { change, forward })
    return { updatedAt: draft.at, taskID: draft.nextNumber() }
  })
}

type Wish = { readonly change: SettingsChange; readonly forward: boolean }

function changeSettings(draft: Draft, name: string, { change, forward }: Wish): void {
  const { id, entry } = openIndex(draft, name)
  const settings = applySettings(entry.settings, change)
  const index = putEntry(draft, id, { ...entry, settings })
  if (change.has('replicas')) {
    setReplicas(draft, index, list(change.get('replicas') ?? [], 'replicas'))
  }
  if (!forward) return
  for (const replica of findIndex(draft.state, name)?.entry.replicas ?? []) {
    const before = draft.state.indices.get(replica)
    if (before === undefined) continue
    putEntry(draft, replica, { ...before, settings: applySettings(before.settings, change) })
  }
}
