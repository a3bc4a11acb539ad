// Packages that ship no types. What they return is checked where it is read, so it enters as `unknown`.
declare module 'webidl2' {
  export function parse(idl: string): unknown
}

declare module 'caniuse-lite/dist/unpacker/region.js' {
  export default function unpackRegion(packed: unknown): unknown
}

declare module 'caniuse-lite/dist/unpacker/agents.js' {
  export const agents: unknown
}
