import { runDataCommand } from './data-command.ts'

process.exitCode = await runDataCommand(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
})
