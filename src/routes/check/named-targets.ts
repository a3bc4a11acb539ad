import type { Targets } from '#catalogue/verdict/verdict.ts'

/** The browsers that code is checked for, with what they are called. */
export type NamedTargets = { readonly name: string; readonly targets: Targets }
