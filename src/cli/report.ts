import { reportSearches } from './top-searches.ts'

process.exitCode = await reportSearches(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
})
