/** How the keys of the compat data name what the arguments of a function show. */

/**
 * `object`: an object of options. `option`: a property of such an object. `value`: a string.
 * `argument`: an argument at a position, or an option. `any`: an option or a string.
 */
export type ArgumentPart = {
  readonly form: 'object' | 'option' | 'value' | 'argument' | 'any'
  readonly name: string
}

type Form = readonly [pattern: RegExp, form: ArgumentPart['form']]

const objects =
  'options?|init|object|configuration|constraints|settings|descriptor|markOptions|measureOptions|parameters|params'

const forms: readonly Form[] = [
  [new RegExp(`^(${objects})_parameter$`), 'object'],
  [/^compile_(options)$/, 'object'],
  [
    new RegExp(`^(?:${objects}|init_sendEncodings|providers_option)_([A-Za-z]+)(?:_parameter)?$`),
    'option',
  ],
  [/^([A-Za-z]+)_(?:option|constraint)$/, 'option'],
  [/^([A-Za-z]+)_property$/, 'option'],
  [/^options_parameter_([A-Za-z]+)$/, 'option'],
  [/^(?:key|scheme|type|types|option_type)_parameter_([\w-]+)$/, 'value'],
  [/^types_([A-Za-z]+)_parameter$/, 'option'],
  [/^([\w-]+)_(?:context|pseudo|type|value)$/, 'value'],
  [/^(?:permission|type)_([a-z-]+)$/, 'value'],
  [/^([A-Za-z]+)_parameter$/, 'argument'],
  [/^([A-Za-z\d-]+)$/, 'any'],
]

/** The meaning of the last segment of a key; undefined if arguments do not show it. */
export function argumentPart(segment: string): ArgumentPart | undefined {
  for (const [pattern, form] of forms) {
    const name = pattern.exec(segment)?.[1]
    if (name !== undefined) return { form, name }
  }
  return undefined
}

/** The positions of arguments that have an entry, from 0. */
const positions: ReadonlyMap<string, number> = new Map([
  ['AbortController.abort.reason', 0],
  ['AbortSignal.abort_static.reason', 0],
  ['AudioNode.disconnect.destination', 0],
  ['DOMTokenList.toggle.force', 1],
  ['Error.Error.fileName', 1],
  ['Error.Error.lineNumber', 2],
  ['FormData.append.filename', 2],
  ['HTMLCanvasElement.toBlob.quality', 2],
  ['HTMLElement.togglePopover.force', 0],
  ['RTCPeerConnection.getStats.selector', 0],
  ['String.localeCompare.locales', 1],
  ['URLSearchParams.delete.value', 1],
  ['URLSearchParams.has.value', 1],
  ['Window.postMessage.transfer', 2],
])

/** The position of an argument with an entry; undefined if it can be told only by its type. */
export function argumentPosition(key: string): number | undefined {
  const path = key.replace(/^(?:api|javascript\.builtins|webassembly\.api)\./, '')
  const position = positions.get(path.replace(/_parameter$/, ''))
  return position ?? (path.endsWith('.locales_parameter') ? 0 : undefined)
}
