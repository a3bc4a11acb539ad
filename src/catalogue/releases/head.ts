export function releaseHead({ name }: { readonly name: string }): ViewHead {
  return {
    title: name,
    description: `What shipped in ${name}: newly supported features, interfaces, properties and more.`,
  }
}
import type { ViewHead } from '#catalogue/define-index.ts'
