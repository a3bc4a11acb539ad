import { checkData } from './data-command.ts'

process.exitCode = await checkData(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
})
