type Download = {
  readonly name: string
  readonly type: string
  readonly text: string
}

/** In milliseconds: Safari reads the file some time after the click. */
const PATIENCE = 10_000

/** Offers a text as a file download. */
export function download({ name, type, text }: Download): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), PATIENCE)
}
