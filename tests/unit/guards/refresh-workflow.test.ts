import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { dataPackages } from '#ingest/content/summary.ts'
import { changeLogFile } from '#ingest/sources/change-log.ts'
import { mappingsFile } from '#ingest/sources/mappings.ts'

const text = readFileSync(
  new URL('../../../.github/workflows/refresh.yml', import.meta.url),
  'utf8',
)
const { scripts } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
)

/** The text of each job, by its name. */
const jobs = new Map(
  text
    .slice(text.indexOf('\njobs:\n') + 6)
    .split(/\n(?= {2}[a-z]+:\n)/)
    .map((job) => [/^\s*([a-z]+):/.exec(job)?.[1] ?? '', job] as const),
)

const jobOf = (name: string): string => jobs.get(name) ?? ''

/** The steps of a job that have a name, in order. */
const stepsOf = (job: string): readonly (readonly [name: string, step: string])[] =>
  jobOf(job)
    .split(/\n(?= {6}(?:- |#))/)
    .flatMap((step) => {
      const name = /^ {6}- name: (.+)$/m.exec(step)?.[1]
      return name === undefined ? [] : [[name, step] as const]
    })

const stepOf = (job: string, name: string): string =>
  stepsOf(job).find(([known]) => known === name)?.[1] ?? ''

test('the records that are live are replaced after the page is built and checked, and before it is deployed', () => {
  const names = stepsOf('refresh').map(([name]) => name.replace(/^Deploy to .*/, 'Deploy'))
  expect([...new Set(names)]).toEqual([
    'Update the data packages',
    'Update the mappings',
    'Update the log of changes',
    'Build the records',
    'Test',
    'Build the page',
    'Check the page and its key',
    'Provision',
    'Deploy',
    'Put the records back',
  ])
})

test('what is live is kept before it is replaced, and put back where a later step fails', () => {
  const [, kept] = /--keep (\S+)$/m.exec(stepOf('refresh', 'Provision')) ?? []
  const last = stepOf('refresh', 'Put the records back')
  expect(last).toContain('if: ${{ failure() || cancelled() }}')
  expect(kept).toBe('"$RUNNER_TEMP/live.json"')
  expect(last).toContain(`test -f ${kept} ||`)
  expect(last).toContain(`npm run provision -- --apply --put-back ${kept}`)
})

test('the key that writes is in the environment of the steps that provision, and of no other', () => {
  const withKey = stepsOf('refresh').filter(([, step]) => step.includes('ALGOLIA_WRITE_KEY'))
  expect(withKey.map(([name]) => name)).toEqual(['Provision', 'Put the records back'])
})

test('every data package is updated, and the versions of a deployment are committed by a job that runs no package', () => {
  const listed = /DATA_PACKAGES: >-\n((?: {8}.+\n)+)/.exec(text)?.[1]?.trim().split(/\s+/) ?? []
  expect(listed.toSorted()).toEqual(dataPackages.map(({ name }) => name).toSorted())
  const commit = jobOf('commit')
  expect(commit).toContain('needs: refresh\n')
  expect(commit).toContain('npm install --package-lock-only --ignore-scripts')
  for (const job of ['refresh', 'commit']) {
    expect(jobOf(job)).toContain('npm pkg set "dataCheckedOn=$(date -u +%F)"')
  }
  expect(commit).toMatch(/git commit --all .*\n +git pull --rebase\n +git push\n/)
  const writing = [...jobs].filter(([, job]) => job.includes('contents: write'))
  expect(writing.map(([name]) => name)).toEqual(['commit'])
})

test('the data files are refreshed before anything is built from them, and the same files are committed', () => {
  const names = stepsOf('refresh').map(([name]) => name)
  const refreshed = [
    ['mappings', 'Update the mappings', mappingsFile],
    ['changes', 'Update the log of changes', changeLogFile],
  ] as const
  for (const [command, name] of refreshed) {
    const place = names.indexOf(name)
    expect(place).toBeGreaterThan(names.indexOf('Update the data packages'))
    expect(place).toBeLessThan(names.indexOf('Build the records'))
    expect(stepOf('refresh', name)).toMatch(new RegExp(`run: npm run data -- ${command}$`, 'm'))
  }
  const lists = refreshed.map(
    ([, , file]) => `            ${file.slice(file.lastIndexOf('src/ingest/'))}\n`,
  )
  expect(jobOf('refresh')).toContain(`name: data-files\n          path: |\n${lists.join('')}`)
  const commit = jobOf('commit')
  // The archive begins at the last folder that the files have in common.
  expect(commit).toContain(`name: data-files\n          path: src/ingest\n`)
  expect(commit.indexOf('download-artifact')).toBeLessThan(commit.indexOf('git commit'))
})

test('the tests of records run in engines with the data that was committed, and stop nothing', () => {
  const job = jobOf('detection')
  expect(job).toContain('needs: commit\n')
  expect(job).toContain('ref: ${{ github.ref_name }}\n')
  expect(job).toContain('- run: npm run test:detection\n')
  expect([...jobs.values()].filter((other) => other.includes('needs: detection'))).toEqual([])
})

test('an abandoned package is noticed after everything else, and every command of the refresh exists', () => {
  expect(jobOf('ages')).toContain('needs: commit\n')
  expect(jobOf('ages')).toContain('npm run data -- ages')
  const used = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name)
  expect(used.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})
