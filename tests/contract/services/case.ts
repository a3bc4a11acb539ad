import type { Send } from '#tests/contract/target.ts'

import type { SampleName } from './samples.ts'

/** A request to a sample, and the status of the answer: 200 unless given. */
export type Case = readonly [sample: SampleName, request: Send, status?: number]

export const get = (path: string): Send => ({ method: 'GET', path })
