import { verifyKey } from './verify.ts'

process.exitCode = await verifyKey(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
})
