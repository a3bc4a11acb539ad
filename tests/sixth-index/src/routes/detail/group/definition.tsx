import { Link } from 'react-router-dom'

import { groupHead } from '#catalogue/groups/head.ts'
import { type GroupRecord, groupSchema } from '#catalogue/groups/record.ts'
import { pluralize } from '#lib/format-count.ts'
import { defineDetail } from '#routes/detail/define-detail.tsx'
import { isQuotable, recordsById, recordShape } from '#routes/detail/record-requests.ts'
import { paths } from '#routes/paths.ts'

const shape = recordShape<GroupRecord>()('groups', ['name', 'path', 'area', 'featureCount'])

type GroupContent = { readonly record: GroupRecord }

/** One group: the way to its features. */
export const groupPage = defineDetail<GroupRecord, GroupContent>({
  list: 'groups',
  isId: isQuotable,
  previewSchema: groupSchema,
  queries: (id) => recordsById(shape, [id]),
  read: (answer) => {
    const [record] = answer.hits(shape)
    return record && { record }
  },
  neighbours: () => [],
  head: groupHead,
  markdown: ({ name }, { address }) => `## ${name}\n\n${address}\n`,
  Introduction: ({ shown }) => <p>{shown.path.join(' › ')}</p>,
  Callout: () => null,
  Body: ({ record: { path, featureCount } }) => (
    <p>
      <Link to={paths.featuresWith({ tree: path })}>
        {pluralize(featureCount, 'feature', 'features')}
      </Link>
    </p>
  ),
  Aside: () => null,
})
