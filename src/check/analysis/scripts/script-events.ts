import type { CodeIndex } from '#check/analysis/code-index.ts'

import { looseEvent } from './script-certainty.ts'
import { eventKey } from './script-members.ts'
import type { Use } from './script-state.ts'

const interfaces: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AnimationEvent: 'animationstart animationend animationiteration animationcancel',
    ClipboardEvent: 'copy cut paste',
    DragEvent: 'drag dragend dragenter dragleave dragover dragstart drop',
    FocusEvent: 'focus blur focusin focusout',
    FormDataEvent: 'formdata',
    HashChangeEvent: 'hashchange',
    InputEvent: 'beforeinput input',
    KeyboardEvent: 'keydown keyup keypress',
    MouseEvent: 'dblclick mousedown mouseup mousemove mouseenter mouseleave mouseover mouseout',
    PointerEvent:
      'click auxclick contextmenu pointerdown pointerup pointermove pointerenter pointerleave pointerover pointerout pointercancel',
    PopStateEvent: 'popstate',
    PromiseRejectionEvent: 'unhandledrejection rejectionhandled',
    StorageEvent: 'storage',
    SubmitEvent: 'submit',
    ToggleEvent: 'beforetoggle toggle',
    TouchEvent: 'touchstart touchend touchmove touchcancel',
    TransitionEvent: 'transitionstart transitionend transitionrun transitioncancel',
    WheelEvent: 'wheel',
  }).flatMap(([type, names]) => names.split(' ').map((name) => [name, type] as const)),
)

const workerInterfaces: ReadonlyMap<string, string> = new Map([
  ['activate', 'ExtendableEvent'],
  ['fetch', 'FetchEvent'],
  ['install', 'ExtendableEvent'],
  ['message', 'ExtendableMessageEvent'],
  ['notificationclick', 'NotificationEvent'],
  ['notificationclose', 'NotificationEvent'],
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
