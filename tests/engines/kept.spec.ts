import { expect, test } from './support/journey.ts'
import { box, button, heading, output, resultName } from './support/target.ts'

const kept = output(/^Kept: data of .+ Works without a network\.$/)
const subgrid = resultName('Subgrid')

test('a site that is kept opens and searches without a network, and is removed when it is back', async ({
  visitor,
  edge,
}) => {
  await visitor.goto('/about#offline')
  await visitor.click(button('Keep Plinth on this device'))
  await expect.poll(() => visitor.texts(kept)).toHaveLength(1)

  edge.leave()
  await visitor.goto('/features?q=subgrid')
  await visitor.sees(subgrid)
  await visitor.reload()
  await visitor.sees(subgrid)
  await visitor.focus(box)
  await visitor.press('Backspace')
  await visitor.sees(subgrid)
  await visitor.click(subgrid)
  await visitor.isAt(heading('Subgrid'))

  edge.comeBack()
  // What failed without a network.
  edge.trouble.length = 0
  // A link below the record would move while the network adds what was missing.
  await visitor.goto('/about#offline')
  await visitor.click(button('Remove from this device'))
  await visitor.sees(output(/^Removed from this device\./))
  await visitor.sees(button('Keep Plinth on this device'))
})
