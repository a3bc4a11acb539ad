import { writeFile } from 'node:fs/promises'

import { type CliContext, type ExitCode, runCommand } from '#cli/command.ts'
import { readConnection, writing } from '#cli/environment.ts'
import { formatTable } from '#cli/terminal.ts'
import { connect, hostsAt } from '#provision/client.ts'

import { summarize, type Table, tables, titles } from './format.ts'
import { gatherReport, type SearchReport } from './gather.ts'
import { parseReportOptions, reportUsage } from './report-options.ts'

const showTable = ({ heads, rows }: Table): string =>
  rows.length === 0 ? '(none)' : formatTable([heads, ...rows])

/**
 * `npm run report`: shows what visitors search for, and what they do not find or click.
 * @param now end of the period, in milliseconds since 1970
 * @returns the exit code: 0 shown, 1 failed, 2 wrong usage
 */
export const reportSearches = (
  args: readonly string[],
  context: CliContext,
  now = Date.now(),
): Promise<ExitCode> =>
  runCommand(args, context, async ({ print, note }) => {
    const options = parseReportOptions(args)
    if (options === 'help') {
      print(reportUsage)
      return 0
    }
    const connection = readConnection(context.env, writing)
    const place = connection.host === undefined ? {} : { hosts: hostsAt(connection.host) }
    const analytics = connect(connection).initAnalytics({ options: place })
    const index = (context.env['INDEX_PREFIX'] ?? '') + options.index
    const gathering = gatherReport(analytics, { index, days: options.days, now })
    const report = await gathering.catch((error: unknown) => {
      throw explain(error)
    })
    if (options.html !== undefined) {
      await writePage(options.html, report)
      note(`The report is in ${options.html}.`)
    } else {
      print(options.json ? JSON.stringify(report, null, 2) : showReport(report))
    }
    return 0
  })

function showReport(report: SearchReport): string {
  const { index, startDate, endDate } = report
  const sections = (
    ['topSearches', 'noResults', 'noClicks', 'positions', 'filters', 'days'] as const
  ).map((name) => `${titles[name]}\n${showTable(tables[name](report))}`)
  const head = `Searches in ${index}, ${startDate} to ${endDate}\n${formatTable([['', ''], ...summarize(report)]).trimStart()}`
  return [head, ...sections].join('\n\n')
}

/** The provider's refusal does not name the missing right, so replace its message. */
function explain(error: unknown): unknown {
  const isRefused = error instanceof Error && 'status' in error && error.status === 403
  if (!isRefused || !error.message.startsWith('Method not allowed')) return error
  return new Error(
    'The key may not read analytics. Use the admin key, or one with the right "analytics".',
  )
}

async function writePage(file: string, report: SearchReport): Promise<void> {
  // Loaded on demand, because the chart library is slow to load.
  const { renderReport } = await import('./page.ts')
  const page = await renderReport(report)
  try {
    await writeFile(file, page)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} cannot be written (${reason}).`, { cause: error })
  }
}
