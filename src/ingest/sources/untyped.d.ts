// Packages without types. Their results are checked when read, so they are `unknown`.
/** Grammars of CSS values. Which fields a node has depends on its type. */
declare module 'css-tree/definition-syntax' {
  export type SyntaxNode =
    | { readonly type: 'Group'; readonly terms: readonly SyntaxNode[] }
    | { readonly type: 'Multiplier'; readonly term: SyntaxNode }
    | { readonly type: 'Keyword' | 'Function' | 'Property' | 'Type'; readonly name: string }
    | { readonly type: 'Token' | 'String'; readonly value: string }
    | { readonly type: 'AtKeyword' | 'Comma' }

  export function parse(grammar: string): SyntaxNode
}

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
