import { readFile, writeFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'

import type { Page } from '@playwright/test'

type Pixels = {
  readonly width: number
  /** 0xRRGGBB, row by row. */
  readonly colours: readonly number[]
}

/** The most colours of a PNG with a palette. */
const MOST = 256

/**
 * Writes a PNG again with a palette, in a third of the bytes. A rare colour becomes the nearest one,
 * which is less than what a comparison forgives.
 */
export async function shrinkPicture(page: Page, file: string): Promise<void> {
  const { width, colours } = await readPixels(page, await readFile(file, 'base64'))
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const byCount = [...counts].toSorted(([a, often], [b, other]) => other - often || a - b)
  const palette = byCount.slice(0, MOST).map(([colour]) => colour)
  const placeOf = new Map(byCount.map(([colour]) => [colour, nearest(palette, colour)]))
  const height = colours.length / width
  // Each row begins with the number of its filter: 0 is none.
  const rows = Buffer.alloc(height * (width + 1))
  colours.forEach((colour, place) => {
    rows[place + Math.floor(place / width) + 1] = placeOf.get(colour) ?? 0
  })
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  // Eight bits for each pixel, which is a place in the palette.
  size.set([8, 3], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const png = [
    signature,
    chunk('IHDR', size),
    chunk('PLTE', Buffer.from(palette.flatMap(parts))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]
  await writeFile(file, Buffer.concat(png))
}

/** The browser can read its own pictures. */
const readPixels = (page: Page, base64: string): Promise<Pixels> =>
  page.evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const { width, height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data = [] } = context?.getImageData(0, 0, width, height) ?? {}
    const part = (place: number) => data[place] ?? 0
    const colours = Array.from(
      { length: width * height },
      (_, pixel) => part(4 * pixel) * 65_536 + part(4 * pixel + 1) * 256 + part(4 * pixel + 2),
    )
    return { width, colours }
  }, base64)

const parts = (colour: number): readonly [number, number, number] => [
  Math.floor(colour / 65_536),
  Math.floor(colour / 256) % 256,
  colour % 256,
]

function nearest(palette: readonly number[], colour: number): number {
  const same = palette.indexOf(colour)
  if (same !== -1) return same
  const wanted = parts(colour)
  const distances = palette.map((other) =>
    parts(other).reduce((sum, part, place) => sum + (part - (wanted[place] ?? 0)) ** 2, 0),
  )
  return distances.indexOf(Math.min(...distances))
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}
