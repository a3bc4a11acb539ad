import type { DataPackage } from '#contracts/content.ts'
import { formatDay } from '#lib/format-day.ts'

import styles from './about.module.css'

export type DataSource = {
  readonly address: string
  readonly gives: string
  /** The author, as the licence requires. */
  readonly by: string
}

/** By package name; a package that is not listed here is still shown, with a link to npm. */
export const dataSources: Readonly<Record<string, DataSource>> = {
  'web-features': {
    address: 'https://github.com/web-platform-dx/web-features',
    gives: 'Features, descriptions, groups and Baseline statuses',
    by: 'the WebDX Community Group',
  },
  '@mdn/browser-compat-data': {
    address: 'https://github.com/mdn/browser-compat-data',
    gives: 'Compatibility entries and browser releases with dates',
    by: 'MDN and its contributors',
  },
  'web-specs': {
    address: 'https://github.com/w3c/browser-specs',
    gives: 'Specifications, organisations and statuses',
    by: 'W3C',
  },
  'caniuse-lite': {
    address: 'https://caniuse.com/',
    gives: 'Usage share of browser versions, measured by StatCounter',
    by: 'Alexis Deveria, caniuse.com',
  },
  'caniuse-db': {
    address: 'https://github.com/Fyrd/caniuse',
    gives: 'Known issues and notes of features',
    by: 'Alexis Deveria, caniuse.com',
  },
  '@webref/css': {
    address: 'https://github.com/w3c/webref',
    gives: 'CSS function names',
    by: 'W3C',
  },
  '@webref/elements': {
    address: 'https://github.com/w3c/webref',
    gives: 'Element interfaces',
    by: 'W3C',
  },
  '@webref/idl': {
    address: 'https://github.com/w3c/webref',
    gives: 'Which interface members are methods',
    by: 'W3C',
  },
  'baseline-browser-mapping': {
    address: 'https://github.com/web-platform-dx/baseline-browser-mapping',
    gives: 'Browser versions of each Baseline year and status',
    by: 'the WebDX Community Group',
  },
  'node-releases': {
    address: 'https://github.com/chicoxyzzy/node-releases',
    gives: 'How long each line of Node.js is maintained',
    by: 'Sergey Rubanov',
  },
  'web-features-mappings': {
    address: 'https://github.com/web-platform-dx/web-features-mappings',
    gives: 'Positions of vendors, bugs, votes and tests of features',
    by: 'the WebDX Community Group',
  },
}

/** Addresses of licences by SPDX identifier. */
export const licences: Readonly<Record<string, string>> = {
  'CC-BY-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'Apache-2.0': 'https://www.apache.org/licenses/LICENSE-2.0',
  MIT: 'https://opensource.org/license/mit',
}

type AboutSourcesProps = { readonly packages: readonly DataPackage[] }

/** The data packages with version, age, licence and attribution. */
export function AboutSources({ packages }: AboutSourcesProps) {
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className={styles.heading}>
        Data sources
      </h2>
      <div className={styles.table}>
        <table className={styles.sources}>
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Version</th>
              <th scope="col">Data as of</th>
              <th scope="col">Licence</th>
            </tr>
          </thead>
          <tbody>
            {packages.map((source) => (
              <SourceRow key={source.name} source={source} />
            ))}
          </tbody>
        </table>
      </div>
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
        {date === undefined ? '–' : <time dateTime={date}>{formatDay(date)}</time>}
      </td>
      <td className={styles.nowrap}>
        {terms === undefined ? licence : <a href={terms}>{licence}</a>}
      </td>
    </tr>
  )
}
