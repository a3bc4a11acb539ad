import { Link } from 'react-router-dom'

import type { GroupRecord } from '#catalogue/groups/record.ts'
import { isShape, isText } from '#lib/shapes.ts'
import { defineDetail } from '#routes/detail/define-detail.tsx'
import type { HitOf } from '#routes/detail/record-queries.ts'
import { isQuotable, recordsById, recordShape } from '#routes/detail/record-queries.ts'
import { paths } from '#routes/paths.ts'

const groupShape = recordShape<GroupRecord>()('groups', ['name', 'path', 'featureCount'])

type GroupPreview = Pick<GroupRecord, 'objectID' | 'name'>

type GroupContent = { readonly record: HitOf<typeof groupShape> }

/** One group: a link to its features. */
export const groupPage = defineDetail<GroupPreview, GroupContent>({
  list: 'groups',
  isId: isQuotable,
  isPreview: isShape<GroupPreview>({ objectID: isText, name: isText }),
  queries: (id) => recordsById(groupShape, [id]),
  read: ({ hits }) => hits(groupShape).map((record) => ({ record }))[0],
  neighbours: () => [],
  head: ({ name }) => ({ title: name, description: `The features of the group ${name}.` }),
  markdown: ({ name }, address) => `## ${name}\n\n<${address}>`,
  Introduction: () => null,
  Callout: () => null,
  Body: ({ record: { path, featureCount } }) => (
    <Link to={paths.featuresWith({ tree: path })}>{`All ${featureCount} features`}</Link>
  ),
  Aside: () => null,
})
