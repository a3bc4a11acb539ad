import { type CodeIndex, findUses, mergeUses, readCodeTable } from '#check/analysis/index.ts'

import type { CheckAnswer, CheckRequest } from './messages.ts'

let index: CodeIndex | undefined

// No origin check is needed: only the page that started the worker can post to it.
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  if (data.kind === 'table') {
    index = readCodeTable(data.table)
    return
  }
  if (index === undefined) return
  const known = index
  const found = data.files.map((file) => ({ ...file, ...findUses(file, known) }))
  const answer: CheckAnswer = { id: data.id, uses: mergeUses(found, known) }
  postMessage(answer)
})
