import { reportSearches } from './report/report-command.ts'

process.exitCode = await reportSearches(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
})
