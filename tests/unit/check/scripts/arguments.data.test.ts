import { expect, test } from 'vitest'

import { usesIn } from './uses-in.ts'

const built = 'javascript.builtins'

test.each([
  [
    'new ArrayBuffer(8, { maxByteLength: 16 })',
    `${built}.ArrayBuffer.ArrayBuffer.maxByteLength_option`,
  ],
  ['new Error("a", { cause })', `${built}.Error.Error.options_cause_parameter`],
  ['Error("a", { cause })', `${built}.Error.Error.options_cause_parameter`],
  ['new TypeError("a", { cause })', `${built}.Error.Error.options_cause_parameter`],
  ['const Own = URIError; new Own("a", { cause })', `${built}.Error.Error.options_cause_parameter`],
  [
    'class Own extends Error { constructor() { super("a", { cause }) } }',
    `${built}.Error.Error.options_cause_parameter`,
  ],
  ['fetch(a, { priority: "low" })', 'api.fetch.options_parameter.priority'],
  ['window.fetch(a, { priority: "low" })', 'api.fetch.options_parameter.priority'],
  [
    'document.createElement("canvas").getContext("2d", { alpha: true })',
    'api.HTMLCanvasElement.getContext.2d_context.options_alpha_parameter',
  ],
  [
    'canvas.getContext("2d", { alpha: true })',
    'api.HTMLCanvasElement.getContext.2d_context.options_alpha_parameter likely',
  ],
  [
    'el.addEventListener("click", f, { signal })',
    'api.EventTarget.addEventListener.options_parameter.options_signal_parameter likely',
  ],
  ['navigator.permissions.query({ name: "camera" })', 'api.Permissions.permission_camera'],
  [
    'crypto.subtle.generateKey({ name: "Ed25519" }, true, [])',
    'api.SubtleCrypto.generateKey.ed25519',
  ],
  ['crypto.subtle.generateKey("Ed25519", true, [])', 'api.SubtleCrypto.generateKey.ed25519'],
  ['new XMLHttpRequest().responseType = "json"', 'api.XMLHttpRequest.responseType.json_value'],
  ['"a".localeCompare("b", "de")', `${built}.String.localeCompare.locales_parameter`],
  ['new URLSearchParams().has("a", "b")', 'api.URLSearchParams.has.value_parameter'],
  ['new Error("a", "b.js")', `${built}.Error.Error.fileName_parameter`],
  ['new WebAssembly.Memory({ initial: 1, shared: true })', 'webassembly.api.Memory.Memory.shared'],
  ['WebAssembly.promising(f)', 'webassembly.api.promising_static'],
])('“%s” uses %s', (code, use) => {
  expect(usesIn(code)).toContain(use)
})

test.each([
  ['fetch(a, { [priority]: 1 })', 'api.fetch.options_parameter.priority'],
  ['fetch(a, options)', 'api.fetch.options_parameter'],
  ['load(a, { priority: "low" })', 'api.fetch.options_parameter.priority'],
  ['new Error("a", { cause })', `${built}.Error.Error.fileName_parameter`],
  ['new Error("a", options)', `${built}.Error.Error.fileName_parameter`],
  ['new Error(...a, { cause })', `${built}.Error.Error.options_cause_parameter`],
  ['new AggregateError([], "a")', `${built}.Error.Error.fileName_parameter`],
  ['"a".localeCompare("b", undefined)', `${built}.String.localeCompare.locales_parameter`],
])('“%s” does not use %s', (code, use) => {
  expect(usesIn(code)).not.toContain(use)
})
