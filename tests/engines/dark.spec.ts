import { expect, test } from './support/journey.ts'
import { box, button, dialog, heading, option, row } from './support/target.ts'
import type { Visitor } from './support/visitor.ts'

test.use({ theme: 'dark' })

/** The lightness of what is behind the page and of its text, 0 to 1, as the engine computes and paints the colours. */
async function lightness(visitor: Visitor): Promise<readonly [ground: number, text: number]> {
  const [ground = 0, text = 0] = await visitor.evaluate(() => {
    const paint = document.createElement('canvas').getContext('2d')
    if (paint === null) return []
    const of = (color: string) => {
      paint.fillStyle = color
      paint.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data
      return (red + green + blue) / 765
    }
    const { color, backgroundColor } = getComputedStyle(document.body)
    const behind = getComputedStyle(document.documentElement).backgroundColor
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)'
    return [of(isClear ? behind : backgroundColor), of(color)]
  })
  return [ground, text]
}

test('a visitor whose system is dark sees light text on a dark ground in every view', async ({
  visitor,
}) => {
  for (const address of ['/', '/features?q=grid', '/features/grid', '/saved', '/status']) {
    await visitor.goto(address)
    await visitor.sees(heading())
    const [ground, text] = await lightness(visitor)
    expect(ground, address).toBeLessThan(0.25)
    expect(text, address).toBeGreaterThan(0.75)
  }
})

test('a theme that is chosen wins over the system, and is kept over a reload', async ({
  visitor,
}) => {
  await visitor.goto('/features?q=grid')
  await visitor.sees(row)
  await visitor.click(button(/^Theme: System/))
  await visitor.sees(button(/^Theme: Light/))
  await expect.poll(async () => (await lightness(visitor))[0]).toBeGreaterThan(0.75)
  await visitor.reload()
  await visitor.sees(row)
  expect((await lightness(visitor))[0]).toBeGreaterThan(0.75)
})

test('the palette and its options are as dark as the page', async ({ visitor }) => {
  await visitor.goto('/features?q=grid')
  await visitor.sees(row)
  await visitor.press('Control', 'k')
  const palette = dialog('Search everything')
  await visitor.sees(option(undefined, palette))
  const [colors] = await visitor.read(palette, (element) => {
    const { colorScheme, color, backgroundColor } = getComputedStyle(element)
    return [colorScheme, color === backgroundColor, backgroundColor === 'rgb(255, 255, 255)']
  })
  expect(colors?.slice(1)).toEqual([false, false])
  const scheme = await visitor.read(box, (input) => getComputedStyle(input).colorScheme)
  expect(scheme[0]).toContain('dark')
})
