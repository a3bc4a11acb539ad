#!/bin/sh
# Packages: @webref/idl 3.85.0, webidl2 24.5.0 and puppeteer-core 24.43.1, with Chromium 156 and, where it is installed,
# Firefox 153 of Debian; Node 20.20.
# Input: a page on http, at a host that is not this machine's name, and every interface of Web IDL with [SecureContext].
#
# Guessed: no such interface is a property of the window there. Web IDL says that it is exposed in secure contexts only.
#
# Seen: `isSecureContext` is false, and Chromium has 11 of the 278, among them PushManager, GeolocationPosition,
# SpeechRecognition and AudioWorkletNode. Firefox has 7 others: MediaKeys and its kin, and the events of motion and
# orientation. Each engine hides what the other shows.
#
# Misleads: whoever derives "only on https" from Web IDL, as tables of support, type definitions and linters do; and
# whoever takes `'PushManager' in window` for a sign that push works.
set -eu
browser=${CHROMIUM_PATH:-$(command -v chromium || true)}
[ -n "$browser" ] || { echo 'Needs Chromium: set CHROMIUM_PATH to its program.'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund @webref/idl@3.85.0 webidl2@24.5.0 puppeteer-core@24.43.1
cat > seen.js <<'JS'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import idl from '@webref/idl'
import { launch } from 'puppeteer-core'

const secure = new Set()
for (const definitions of Object.values(await idl.parseAll())) {
  for (const { type, partial, name, extAttrs = [] } of definitions) {
    const has = (wanted) => extAttrs.some((one) => one.name === wanted)
    if (type === 'interface' && !partial && has('SecureContext')) secure.add(name)
  }
}

const host = 'page.test'
const server = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' })
  response.end('<!doctype html><title>A page</title>')
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))

/** The interfaces of secure contexts that a page on http has. */
async function see(options) {
  const program = await launch({ headless: true, ...options })
  const page = await program.newPage()
  await page.goto(`http://${host}:${server.address().port}/`)
  const { isSecure, shown } = await page.evaluate(
    (names) => ({ isSecure: isSecureContext, shown: names.filter((name) => name in window) }),
    [...secure],
  )
  console.log(`${await program.version()}: secure context ${isSecure}; shown of ${secure.size}: ${shown.length}`)
  console.log(`  ${shown.toSorted().join(', ')}`)
  await program.close()
  if (isSecure) throw new Error('The page is a secure context.')
  return shown
}

const isRoot = process.getuid?.() === 0
const shown = await see({
  executablePath: process.argv[2],
  args: [
    '--disable-gpu',
    '--no-first-run',
    `--host-resolver-rules=MAP ${host} 127.0.0.1`,
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
})
const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))
if (firefox !== undefined) {
  await see({
    browser: 'firefox',
    executablePath: firefox,
    extraPrefsFirefox: { 'network.dns.localDomains': host },
  })
}
server.close()
const expected = ['AudioWorkletNode', 'GeolocationPosition', 'PushManager', 'SpeechRecognition']
process.exitCode = expected.every((name) => shown.includes(name)) ? 0 : 1
JS
HOME=$folder node seen.js "$browser"
