type Texts = { readonly title: string; readonly org: string; readonly status: string }

export function specHead({ title, org, status }: Texts): ViewHead {
  return {
    title,
    description: `${title} (${org}, ${status}): what it defines, and how much of it each browser supports.`,
  }
}
import type { ViewHead } from '#catalogue/define-index.ts'
