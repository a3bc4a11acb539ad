declare module 'css-tree/parser' {
  /** A node with the fields that checks read; which of them exist depends on its type. */
  export type CssNode = {
    readonly type: string
    readonly loc?: {
      readonly start: { readonly offset: number; readonly line: number }
      readonly end: { readonly offset: number }
    } | null
    readonly name?: string | CssNode
    readonly property?: string
    readonly value?: string | CssNode | null
    readonly unit?: string
    readonly flags?: string | null
    readonly mediaType?: string | null
    readonly modifier?: string | null
    readonly feature?: string
    readonly function?: string
    readonly children?: Iterable<CssNode> | null
    readonly condition?: CssNode | null
    readonly declaration?: CssNode
    readonly selector?: CssNode | null
    readonly nth?: CssNode
    readonly left?: CssNode | null
    readonly middle?: CssNode | null
    readonly right?: CssNode | null
    readonly root?: CssNode | null
    readonly limit?: CssNode | null
    readonly prelude?: CssNode | null
  }

  export default function parse(
    text: string,
    options: {
      readonly context: string
      readonly atrule?: string
      readonly positions: boolean
      readonly parseCustomProperty: boolean
      readonly onParseError: () => void
    },
  ): CssNode
}

declare module 'postcss/lib/parse' {
  import type { Parser, Root } from 'postcss'

  const parse: Parser<Root>
  export default parse
}

declare module 'postcss-scss/lib/scss-parse' {
  import type { Parser, Root } from 'postcss'

  const parse: Parser<Root>
  export default parse
}

declare module 'postcss-less' {
  import type { Parser, Root } from 'postcss'

  const syntax: { readonly parse: Parser<Root> }
  export default syntax
}

declare module 'postcss-safe-parser' {
  import type { Parser, Root } from 'postcss'

  const parse: Parser<Root>
  export default parse
}
