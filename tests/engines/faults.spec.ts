import type { Fault } from './support/edge.ts'
import { expect, test } from './support/journey.ts'
import { box, button, filter, heading, resultName, row } from './support/target.ts'

const faults: readonly (readonly [what: string, fault: Fault])[] = [
  ['a connection that ends', 'cut'],
  ['a sign-in page', { status: 200, type: 'text/html', body: '<html>' }],
  ['an error of the provider', { status: 500, type: 'application/json', body: '{"message":"no"}' }],
]

for (const [what, fault] of faults) {
  test(`after ${what} a list keeps its results and the new filter, and recovers`, async ({
    visitor,
    edge,
  }) => {
    const newly = filter('Baseline', 'Newly available')
    const retry = button(/^Try/)
    await visitor.goto('/features?q=grid')
    await visitor.sees(row)
    const before = await visitor.texts(resultName())
    edge.fail(fault)
    await visitor.click(newly)
    await visitor.sees(retry)
    await visitor.arrives('/features?q=grid&baseline=newly')
    expect(await visitor.read(newly, (input) => input.matches(':checked'))).toEqual([true])
    expect(await visitor.texts(resultName())).toEqual(before)

    edge.fail(undefined)
    await visitor.click(retry)
    await visitor.misses(retry)
    await expect.poll(() => visitor.texts(resultName())).not.toEqual(before)
    expect(JSON.stringify(edge.searches.at(-1))).toContain('baseline:newly')
  })
}

test('a list whose first search fails says so, and shows its results after another try', async ({
  visitor,
  edge,
}) => {
  edge.forget()
  edge.fail('cut')
  await visitor.goto('/features?q=grid')
  await visitor.sees(button(/^Try/))
  await visitor.misses(row)
  edge.fail(undefined)
  await visitor.click(button(/^Try/))
  await visitor.sees(row)
})

test('a reload during a search leaves no error', async ({ visitor, edge }) => {
  await visitor.goto('/features')
  await visitor.sees(row)
  const { release } = edge.hold()
  await visitor.focus(box)
  await visitor.type('gri')
  await visitor.reload()
  release()
  await visitor.sees(heading('Features'))
  await visitor.sees(row)
})

test('the edge collects errors, console errors and violations of the policy', async ({
  visitor,
  edge,
}) => {
  await visitor.goto('/about')
  await visitor.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'https://foreign.example/x.png'
    document.body.append(image)
    const { error } = console
    error('on purpose')
    setTimeout(() => {
      throw new Error('thrown on purpose')
    })
    return true
  })
  await expect
    .poll(() => edge.trouble.toSorted())
    .toEqual([
      'console: on purpose',
      expect.stringMatching(/^error: .*thrown on purpose/),
      expect.stringMatching(/^violation: img-src https:\/\/foreign\.example/),
    ])
  edge.trouble.length = 0
})
