import type { JsonObject } from '../json.ts'
import { type ParameterName, type ParameterValues, parameters } from './parameters.ts'

/** Parameter values, the first layer that has one deciding; then the default of the parameter. */
export type Values = {
  get<Name extends ParameterName>(name: Name): ParameterValues[Name]
  /** True if a layer has a value, even if it is the same as the default. */
  has(name: ParameterName): boolean
}

/** `layers`: raw values by canonical name, strongest first; null counts as absent. */
export function createValues(layers: readonly JsonObject[]): Values {
  const rawOf = (name: ParameterName): unknown =>
    layers.find((layer) => Object.hasOwn(layer, name) && (layer[name] ?? null) !== null)?.[name]
  return {
    get(name) {
      const raw = rawOf(name)
      const parameter = parameters[name]
      return raw === undefined ? parameter.fallback : parameter.parse(raw, name)
    },
    has: (name) => rawOf(name) !== undefined,
  }
}
