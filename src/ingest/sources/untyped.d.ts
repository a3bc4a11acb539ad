// Packages without types. Their results are checked when read, so they are `unknown`.
declare module 'webidl2' {
  export function parse(idl: string): unknown
}

declare module 'caniuse-lite/dist/unpacker/region.js' {
  export default function unpackRegion(packed: unknown): unknown
}

declare module 'caniuse-lite/dist/unpacker/feature.js' {
  export default function unpackFeature(packed: unknown): unknown
}

declare module 'caniuse-lite/dist/unpacker/agents.js' {
  export const agents: unknown
}
