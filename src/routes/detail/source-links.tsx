import { content } from 'virtual:content'

import { safeUrl } from '#lib/safe-url.ts'

import { AsideSection, LeavingLink } from './detail-aside.tsx'

import styles from './detail.module.css'

/** Who owns the repository of each source, and the field of its new issues that takes a text. */
const projects = {
  'web-features': { owner: 'web-platform-dx', field: 'body' },
  'browser-compat-data': { owner: 'mdn', field: 'template=data-problem.yml&metadata' },
  'browser-specs': { owner: 'w3c', field: 'body' },
} as const

type SourceLinksProps = {
  readonly project: keyof typeof projects
  /** The path in the repository. */
  readonly file: string
  /** What the file calls the record. */
  readonly id: string
}

/** Links to where the data of a record is kept, and to a new report that names the record. */
export function SourceLinks({ project, file, id }: SourceLinksProps) {
  const { owner, field } = projects[project]
  const repository = `https://github.com/${owner}/${project}`
  const [title, text] = [`${id}: `, `${id} in ${file}`].map(encodeURIComponent)
  const links = [
    [`Source in ${project}`, `${repository}/blob/main/${file}`],
    ['Report wrong data', `${repository}/issues/new?title=${title}&${field}=${text}`],
    // The project may name no place for reports about the page itself.
    ...(content.bugsUrl === undefined ? [] : [['Report an error of this page', content.bugsUrl]]),
  ]
  return (
    <AsideSection title="Data">
      <ul className={styles.links}>
        {links.map(([label, address = '']) => (
          <li key={label}>
            <LeavingLink address={safeUrl(address)}>{label}</LeavingLink>
          </li>
        ))}
      </ul>
    </AsideSection>
  )
}
