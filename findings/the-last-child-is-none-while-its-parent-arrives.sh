#!/bin/sh
# Packages: puppeteer-core 24.43.1, with Chromium 156 and, where it is installed, Firefox 153 of Debian; Node 20.20.
# Input: a document that a server sends in two pieces. The first ends inside of a list, after its second item.
# The second piece has a third item and the end of the list.
#
# Guessed: a selector sees the tree as it is. Before the second piece the second item is the last child of the
# list: a rule for `:last-child` applies to it, and `:not(:has(+ *))` says the same in other words.
#
# Seen: in Chromium no rule for `:last-child`, `:nth-last-child(1)` or `:last-of-type` applies to a child of an
# element whose end has not arrived, while `matches()` of the same selectors says true. The rule for
# `:not(:has(+ *))` applies. In Firefox all rules apply.
#
# Misleads: whoever styles a document that is streamed, as React and other frameworks send it. A rule for what
# has arrived last waits in Chromium for the end of the parent, which may be that of the document. Who looks
# for the reason with `matches()` is told that the selector is right.
set -eu
browser=${CHROMIUM_PATH:-$(command -v chromium || true)}
[ -n "$browser" ] || { echo 'Needs Chromium: set CHROMIUM_PATH to its program.'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1
cat > seen.js <<'JS'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { launch } from 'puppeteer-core'

const selectors = [':last-child', ':nth-last-child(1)', ':last-of-type', ':not(:has(+ *))']

/** What matches the last item before its list has ended, and afterwards. */
async function see(options) {
  let send = () => {}
  const server = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' })
    if (request.url !== '/') return void response.end()
    const rules = selectors.map((one, at) => `li${one} { --rule-${at}: applies }`).join(' ')
    response.write(`<!doctype html><style>${rules}</style><ol><li>one</li><li>two</li>${' '.repeat(4096)}`)
    send = () => response.end('<li>three</li></ol>')
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const program = await launch({ headless: true, ...options })
  const page = await program.newPage()
  const loading = page.goto(`http://127.0.0.1:${server.address().port}/`)
  const matching = (text) =>
    page.evaluate(
      (all, wanted) => {
        const item = document.querySelector('ol').lastElementChild
        const style = getComputedStyle(item)
        const styled = all.filter((_, at) => style.getPropertyValue(`--rule-${at}`) !== '')
        if (item.textContent !== wanted) throw new Error(`The last item is ${item.textContent}.`)
        return { styled, matched: all.filter((one) => item.matches(one)) }
      },
      selectors,
      text,
    )
  await page.waitForSelector('li:nth-child(2)')
  const before = await matching('two')
  send()
  await loading
  const after = await matching('three')
  const version = await program.version()
  await program.close()
  server.close()
  for (const [when, { styled, matched }] of Object.entries({ before, after })) {
    console.log(`${version}, ${when} the end: styles of ${styled.join(' ')}; matches() of ${matched.join(' ')}`)
  }
  return { before, after }
}

const isRoot = process.getuid?.() === 0
const { before, after } = await see({
  executablePath: process.argv[2],
  args: ['--disable-gpu', '--no-first-run', ...(isRoot ? ['--no-sandbox'] : [])],
})
const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))
if (firefox !== undefined) await see({ browser: 'firefox', executablePath: firefox })
const isSame =
  before.styled.join() === ':not(:has(+ *))' &&
  [before.matched, after.styled, after.matched].every((found) => found.join() === selectors.join())
process.exitCode = isSame ? 0 : 1
JS
HOME=$folder node seen.js "$browser"
