import type { CodeUses, SourceFile } from '#check/analysis/index.ts'
import type { CodeTable } from '#contracts/code-table.ts'

/** Messages to the worker: first the table, then the files of each check. */
export type CheckRequest =
  | { readonly kind: 'table'; readonly table: CodeTable }
  | { readonly kind: 'files'; readonly id: number; readonly files: readonly SourceFile[] }

export type CheckAnswer = { readonly id: number; readonly uses: CodeUses }
