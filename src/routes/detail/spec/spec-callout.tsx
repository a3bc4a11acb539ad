import { Link } from 'react-router-dom'

import { lifecycleNames } from '#lib/glossary.ts'
import { paths } from '#routes/paths.ts'
import { Notice } from '#ui/text/notice.tsx'

import type { SpecProps } from './spec-data.ts'
import { specNeighbour } from './spec-queries.ts'

const standings = {
  discontinued: [`${lifecycleNames.discontinued}.`, 'No longer developed.'],
  pending: [`${lifecycleNames.pending}.`, 'Browser vendors have not committed to implementing it.'],
} as const

/** A warning if the document is discontinued, pending, or not a full specification. */
export function SpecCallout({ record: { standing, obsoletedBy, type }, neighbours }: SpecProps) {
  if (standing === 'good') {
    if (type === 'full') return null
    return (
      <Notice>
        <p>
          {type === 'delta'
            ? 'Delta specification: only additions to the previous level.'
            : 'Fork of another specification.'}
        </p>
      </Notice>
    )
  }
  const [word, sentence] = standings[standing]
  const others = neighbours.hits(specNeighbour)
  return (
    <Notice tone={standing === 'discontinued' ? 'danger' : 'limited'}>
      <p>
        <strong>{word}</strong> <span>{sentence}</span>
      </p>
      {obsoletedBy.length > 0 && (
        <p>
          Replaced by
          {obsoletedBy.map((id, index) => (
            <span key={id}>
              <span>{index > 0 ? ', ' : ' '}</span>
              <Link to={paths.spec(id)}>
                {others.find(({ objectID }) => objectID === id)?.title ?? id}
              </Link>
            </span>
          ))}
          <span>.</span>
        </p>
      )}
    </Notice>
  )
}
