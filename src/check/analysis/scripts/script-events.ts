import type { CodeIndex } from '#check/analysis/code-index.ts'

import { looseEvent } from './script-certainty.ts'
import { eventKey } from './script-members.ts'
import type { Use } from './script-state.ts'
import { byWord } from './script-tree.ts'

/** The types of events. */
const interfaces = byWord([
  ['animationstart animationend animationiteration animationcancel', 'AnimationEvent'],
  ['copy cut paste', 'ClipboardEvent'],
  ['drag dragend dragenter dragleave dragover dragstart drop', 'DragEvent'],
  ['focus blur focusin focusout', 'FocusEvent'],
  ['formdata', 'FormDataEvent'],
  ['hashchange', 'HashChangeEvent'],
  ['beforeinput input', 'InputEvent'],
  ['keydown keyup keypress', 'KeyboardEvent'],
  ['dblclick mousedown mouseup mousemove mouseenter mouseleave mouseover mouseout', 'MouseEvent'],
  [
    'click auxclick contextmenu pointerdown pointerup pointermove pointerenter pointerleave pointerover pointerout pointercancel',
    'PointerEvent',
  ],
  ['popstate', 'PopStateEvent'],
  ['unhandledrejection rejectionhandled', 'PromiseRejectionEvent'],
  ['storage', 'StorageEvent'],
  ['submit', 'SubmitEvent'],
  ['beforetoggle toggle', 'ToggleEvent'],
  ['touchstart touchend touchmove touchcancel', 'TouchEvent'],
  ['transitionstart transitionend transitionrun transitioncancel', 'TransitionEvent'],
  ['wheel', 'WheelEvent'],
])

const workerInterfaces = byWord([
  ['activate install', 'ExtendableEvent'],
  ['message', 'ExtendableMessageEvent'],
  ['fetch', 'FetchEvent'],
  ['notificationclick notificationclose', 'NotificationEvent'],
  ['push', 'PushEvent'],
  ['sync', 'SyncEvent'],
])

/**
 * The use of an event; undefined if its target has none. On an unknown target it is never certain,
 * and dropped if the code has event targets of its own.
 */
export function eventUse(owner: string, name: string, index: CodeIndex): Use | undefined {
  const key = eventKey(owner, name, index)
  if (key !== undefined) return { key }
  const loose = owner === '' ? looseEvent(name, index) : undefined
  return loose && { ...loose, loose: 'addEventListener' }
}

/** The type of the event that a listener receives; empty if the target has no such event. */
export function eventType(owner: string, name: string, index: CodeIndex): string {
  const key = eventUse(owner, name, index)?.key
  if (key?.startsWith('api.ServiceWorkerGlobalScope.')) return workerInterfaces.get(name) ?? 'Event'
  return interfaces.get(name) ?? (key === undefined ? '' : 'Event')
}
