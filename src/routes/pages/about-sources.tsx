import type { DataPackage } from '#catalogue/content.ts'

import { dataSources, licences } from './data-sources.ts'

import styles from './about.module.css'

type AboutSourcesProps = { readonly packages: readonly DataPackage[] }

/** The data packages with version, age, licence and attribution. */
export function AboutSources({ packages }: AboutSourcesProps) {
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className={styles.heading}>
        Where the data comes from
      </h2>
      <table className={styles.sources}>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Version</th>
            <th scope="col">Newest date</th>
            <th scope="col">Licence</th>
          </tr>
        </thead>
        <tbody>
          {packages.map((source) => (
            <SourceRow key={source.name} source={source} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SourceRow({ source: { name, version, date, licence } }: { readonly source: DataPackage }) {
  const known = Object.hasOwn(dataSources, name) ? dataSources[name] : undefined
  const address = known?.address ?? `https://www.npmjs.com/package/${name}`
  const terms = Object.hasOwn(licences, licence) ? licences[licence] : undefined
  return (
    <tr>
      <th scope="row">
        <a href={address}>{name}</a>
        {known && <span className={styles.gives}>{`${known.gives}. By ${known.by}.`}</span>}
      </th>
      <td className={styles.nowrap}>{version}</td>
      <td className={styles.nowrap}>
        {date === undefined ? '–' : <time dateTime={date}>{date}</time>}
      </td>
      <td className={styles.nowrap}>
        {terms === undefined ? licence : <a href={terms}>{licence}</a>}
      </td>
    </tr>
  )
}
